import { DomainError, forgetSettings, type ServiceContext } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '../change-password/change-password.ts';
import { hashLinkToken } from '../password-links/link-token.ts';
import { PasswordLinkModel } from '../password-links/password-link.model.ts';
import { readPasswordLink } from '../password-links/read-password-link.ts';
import { resetPassword } from '../password-links/reset-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { PASSWORD, createUser as storeUser } from '../testing/users.ts';
import { createUser } from '../users/create-user.ts';
import { setUserPassword } from '../users/set-user-password.ts';
import { updateUser } from '../users/update-user.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { findPasswordWeakness } from './find-password-weakness.ts';
import { generatePassword } from './generate-password.ts';
import { getPasswordRule } from './read-password-rule.ts';

useTestDatabase([createService()]);
const settings = useStubSettings();

function set(values: Record<string, string>) {
  Object.assign(settings, values);
  forgetSettings();
}

const isPermitted = (password: string, user = { username: 'ayse', email: 'sule.yildirim@ornek.com' }) =>
  assertStrongPassword({ field: 'password', password, user }).then(
    () => true,
    () => false,
  );

describe('a strong password', () => {
  it.each([
    'mavi kestane bisiklet',
    'doğru at pil zımba',
    'k7mqp-3xwte-hn9rd',
    'Yağmurlu-Pazar-31',
    'çğışöü kuzukulağı',
  ])('is %s', async (password) => {
    expect(await findPasswordWeakness(password, [])).toBeNull();
  });

  it.each([
    ['11 characters', 'x7mqp-3xwte', 'short'],
    ['no characters that are counted twice', '👩🏽‍⚕️👩🏽', 'short'],
    ['a common one', 'password12345', 'easy'],
    ['a row of keys', 'qwertyuiop12', 'easy'],
    ['a repetition', 'aBcaBcaBcaBcaBc', 'easy'],
    ['one letter', 'a'.repeat(200), 'easy'],
    ['digits in a row', '123456789012', 'easy'],
    ['a Turkish word with a year', 'İstanbul1453!', 'easy'],
    ['a Turkish word without its accents', 'sifresifresifre', 'easy'],
    ['a football club', 'Fenerbahçe1907', 'easy'],
  ] as const)('is not %s', async (_, password, weakness) => {
    expect(await findPasswordWeakness(password, [])).toBe(weakness);
  });

  it('is none of the passwords of breaches that the library knows, however many there are of that length', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const known = [...(dictionary['passwords-common'] ?? [])].map(String).filter((each) => each.length >= 12);
    expect(known.length).toBeGreaterThan(200);
    for (const password of known) expect(await findPasswordWeakness(password, []), password).toBe('easy');
  });

  it('does not consist of names: of the user, of the address or of the practice', async () => {
    for (const password of ['Nazlıgül2026!', 'sule.yildirim1', 'yildirim-1985', 'Kuzukulağı-2026', 'ardıçkuzukulağı'])
      expect(await isPermitted(password, { username: 'Nazlıgül', email: 'a.b@ornek.com' }), password).toBe(
        !password.startsWith('Nazlıgül'),
      );
    set({ site_name: 'Ardıç Kuzukulağı' });
    for (const password of ['sule.yildirim1', 'yildirim-1985', 'Kuzukulağı-2026', 'ardıçkuzukulağı'])
      expect(await isPermitted(password), password).toBe(false);
  });

  it('is not made of words of the practice and little else', async () => {
    set({ site_name: 'Ardıç Çocuk ve Ergen Psikolojisi' });
    for (const password of [
      'Ardıç Psikoloji 1',
      'ArdicCocukErgen1',
      'ArdıçÇocukErgen1',
      'ardiccocukergen',
      'Ergen-Psikoloji-2026',
    ])
      expect(await isPermitted(password), password).toBe(false);
    for (const password of ['ardıç kuşu pencerede öttü', 'kestane bisiklet ergen mavi', 'mavi kestane bisiklet'])
      expect(await isPermitted(password), password).toBe(true);
  });

  it('is each one that is generated', async () => {
    for (const password of Array.from({ length: 20 }, generatePassword))
      expect(await findPasswordWeakness(password, ['admin'])).toBeNull();
  });

  it('takes no longer to judge when it is long', async () => {
    await findPasswordWeakness('the first one reads the lists', []);
    const start = performance.now();
    await findPasswordWeakness('p4ssw0rd1nt3rn3t'.repeat(12), []);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

describe('wherever a password is set', () => {
  const admin = contextFor('admin');
  const visitor = contextFor('anonymous');
  const token = 'x'.repeat(43);
  let user: StoredUser;
  let own: ServiceContext;
  beforeEach(async () => {
    user = await storeUser({ username: 'ayse', email: 'ayse@ornek.com', role: 'user' });
    const ctx = contextFor('user');
    own = { ...ctx, actor: { ...ctx.actor, userId: String(user._id), username: 'ayse' } };
    const expiresAt = new Date(Date.now() + 60_000);
    await PasswordLinkModel.create({
      email: 'ayse@ornek.com',
      purpose: 'reset',
      tokenHashes: [hashLinkToken(token)],
      expiresAt,
    });
  });

  const ways: [string, string, (password: string) => Promise<unknown>][] = [
    [
      'a new user',
      'password',
      (password) => createUser(admin, { username: 'Deniz', email: 'deniz@ornek.com', role: 'user', password }),
    ],
    ['a changed user', 'password', (password) => updateUser(admin, { id: String(user._id), password })],
    [
      'a password of somebody else',
      'password',
      (password) => setUserPassword(admin, { id: String(user._id), password }),
    ],
    [
      "one's own",
      'newPassword',
      (password) => changePassword(own, { currentPassword: PASSWORD, newPassword: password }),
    ],
    ['one by a link', 'password', (password) => resetPassword(visitor, { token, password })],
  ];

  it.each(ways)('%s: a weak one is refused at its field, and nothing changes', async (_, field, change) => {
    const before = await UserModel.find().lean();
    for (const password of ['kısa şifre', 'ayseayseayse']) {
      const error = await change(password).catch((refused) => refused);
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: 'WEAK_PASSWORD', status: 400, errors: [{ field, code: 'WEAK_PASSWORD' }] });
    }
    expect(await UserModel.find().lean()).toEqual(before);
    expect(await change('mavi kestane bisiklet'.padEnd(200, ' ve bir yağmurlu pazar'))).not.toBeInstanceOf(Error);
  });

  it.each(ways)(
    '%s: eight characters do with require_strong_password switched off, seven do not',
    async (_, field, change) => {
      set({ require_strong_password: 'false' });
      expect(await change('1234567').catch((refused) => refused)).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field }],
      });
      expect(await change('12345678').catch((refused) => refused)).not.toBeInstanceOf(Error);
    },
  );

  it('a new name counts, not the one that it takes the place of', async () => {
    const id = String(user._id);
    const refused = updateUser(admin, { id, username: 'kuzukulagi', password: 'kuzukulagi2026' });
    await expect(refused).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
    await updateUser(admin, { id, username: 'kestane', password: 'kuzukulagi bahçesi' });
  });

  it('forms are told the rule', async () => {
    const strong = { minLength: 12, isStrong: true };
    expect(await getPasswordRule(own)).toEqual(strong);
    expect(await readPasswordLink(visitor, { token })).toMatchObject({ rule: strong });
    set({ require_strong_password: 'false' });
    expect(await getPasswordRule(own)).toEqual({ minLength: 8, isStrong: false });
    await expect(getPasswordRule(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
