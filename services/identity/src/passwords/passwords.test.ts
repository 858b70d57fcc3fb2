import { describe, expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { hashPassword, isPasswordOf } from './hash-password.ts';

describe('a hashed password', () => {
  it('is argon2id, and another each time', async () => {
    const [one, two] = await Promise.all([hashPassword('aynı şifre'), hashPassword('aynı şifre')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  it('is known again, also when the keyboard composes letters in another way', async () => {
    const hashed = await hashPassword('çığlık-şeker'.normalize('NFC'));
    expect(await isPasswordOf(hashed, 'çığlık-şeker'.normalize('NFD'))).toBe(true);
    expect(await isPasswordOf(hashed, 'cıglık-seker')).toBe(false);
  });

  it('counts to its last character, in its capitals and spaces', async () => {
    const password = ` ${'Uzun '.repeat(39)}a`;
    const hashed = await hashPassword(password);
    const others = [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password.slice(0, -1)}b`];
    expect(await Promise.all([password, ...others].map((typed) => isPasswordOf(hashed, typed)))).toEqual([
      true,
      ...others.map(() => false),
    ]);
  });

  it('never matches where no hash is stored', async () => {
    expect(await isPasswordOf(undefined, 'ne olursa')).toBe(false);
  });
});

describe('a generated password', () => {
  it('can be typed and is never the same', () => {
    const passwords = Array.from({ length: 500 }, generatePassword);
    expect(new Set(passwords).size).toBe(500);
    for (const password of passwords) expect(password).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){2}$/);
  });
});
