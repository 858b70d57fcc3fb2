import { database, EventConsumer, lastSeq, registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { createUser, PASSWORD } from '../testing/users.ts';
import { UserModel } from '../users/user.model.ts';
import { authenticate } from './authenticate.ts';

const service = createService();
const settings: Record<string, string> = { max_login_attempts: '3', lockout_duration: '15' };
useTestDatabase([service]);
beforeAll(() => registerService('content', { readSettings: async () => settings }));
beforeEach(() => createUser({ username: 'Işıl', role: 'moderator' }));

const logIn = (input: object = {}, ctx = contextFor('anonymous')) =>
  authenticate(ctx, { username: 'Işıl', password: PASSWORD, ...input });
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
const failures = async (count: number, input: object = { password: 'yanlış' }, ctx = contextFor('anonymous')) => {
  const codes: string[] = [];
  for (let index = 0; index < count; index++) codes.push(await codeOf(logIn(input, ctx)));
  return codes;
};

describe('a sign-in', () => {
  it('returns the user with the security stamp for the session, and records the time', async () => {
    const user = await UserModel.findOne().orFail();
    expect(await logIn()).toEqual({
      userId: user.id,
      username: 'Işıl',
      role: 'moderator',
      securityStamp: user.securityStamp,
      needsSecondStep: false,
      needsTwoStep: false,
    });
    expect((await UserModel.findOne().orFail()).lastLogin?.getTime()).toBeGreaterThan(Date.now() - 10_000);
  });

  it.each(['ışıl', 'ISIL', ' isil '])('knows the name as %s', async (username) => {
    expect(await codeOf(logIn({ username }))).toBe('in');
  });

  it.each([
    ['no name', { username: '' }, 'username'],
    ['no password', { password: '' }, 'password'],
    ['an operator instead of a name', { username: { $gt: '' } }, 'username'],
    ['an endless password', { password: 'x'.repeat(201) }, 'password'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s at its field', async (_, input, field) => {
    await expect(logIn(input as object)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });
});

describe('a refusal', () => {
  it('is the same for a wrong password, an unknown name and a user who is not active', async () => {
    await createUser({ username: 'eski', isActive: false });
    const errors = await Promise.all(
      [{ password: 'yanlış' }, { username: 'kimse' }, { username: 'eski' }].map((input) =>
        logIn(input).catch((error) => error.toResponse()),
      ),
    );
    expect(errors[0]).toMatchObject({ code: 'LOGIN_FAILED', message: 'Kullanıcı adı veya şifre hatalı.' });
    expect(errors[1]).toEqual(errors[0]);
    expect(errors[2]).toEqual(errors[0]);
  });

  it('takes as long for an unknown name', async () => {
    settings.max_login_attempts = '1000';
    await UserModel.updateOne({ usernameKey: 'isil' }, { passwordHash: await hashPassword(PASSWORD) });
    const time = async (username: string) => {
      const start = performance.now();
      await codeOf(logIn({ username, password: 'yanlış' }));
      return performance.now() - start;
    };
    await time('kimse');
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round++) {
      known.push(await time('Işıl'));
      unknown.push(await time('kimse'));
    }
    settings.max_login_attempts = '3';
    expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
    expect(median(unknown) / median(known)).toBeLessThan(2.5);
  });
});

describe('the lock', () => {
  it('locks a name after as many failures as the setting says, for the right password too', async () => {
    expect(await failures(3)).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'LOGIN_FAILED']);
    await expect(logIn()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    const { retryAfterSeconds } = await logIn().catch((error) => error);
    expect(retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  });

  it('locks an unknown name in the same way', async () => {
    const input = { username: 'kimse', password: 'yanlış' };
    expect(await failures(4, input)).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'LOGIN_FAILED', 'ACCOUNT_LOCKED']);
  });

  it('locks an address that tries many names, after four times as many failures as a name', async () => {
    const ctx = contextFor('anonymous');
    for (let name = 0; name < 11; name++) await codeOf(logIn({ username: `ad-${name}` }, ctx));
    expect(await codeOf(logIn({ username: 'ad-11' }, ctx))).toBe('LOGIN_FAILED');
    expect(await codeOf(logIn({}, ctx))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(logIn())).toBe('in');
  });

  it('does not lock the browser in which the user has signed in before, whatever strangers do', async () => {
    const { id } = await UserModel.findOne().orFail();
    const device = { id: 'tarayıcı', userIds: ['başka', id] };
    const ctx = contextFor('anonymous');
    await failures(3);
    for (let name = 0; name < 12; name++) await codeOf(logIn({ username: `ad-${name}` }, ctx));
    expect(await codeOf(logIn({}, ctx))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(logIn({ device }, ctx))).toBe('in');
    expect(await codeOf(logIn({}, contextFor('anonymous')))).toBe('ACCOUNT_LOCKED');
  });

  it('locks such a browser after its own failures, which affect nobody else', async () => {
    const { id } = await UserModel.findOne().orFail();
    const device = { id: 'tarayıcı', userIds: [id] };
    expect(await failures(4, { password: 'yanlış', device })).toEqual([
      ...Array.from({ length: 3 }, () => 'LOGIN_FAILED'),
      'ACCOUNT_LOCKED',
    ]);
    expect(await codeOf(logIn({ device }))).toBe('ACCOUNT_LOCKED');
    expect(await codeOf(logIn({ device: { id: 'başka', userIds: [id] } }))).toBe('in');
    expect(await codeOf(logIn())).toBe('in');
  });

  it('counts a browser in which another user has signed in as a stranger', async () => {
    const device = { id: 'tarayıcı', userIds: [String((await createUser({ username: 'başka' }))._id)] };
    await failures(3);
    expect(await codeOf(logIn({ device }))).toBe('ACCOUNT_LOCKED');
  });

  it('allows no more attempts when they come at the same moment', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(logIn({ password: 'yanlış' }, contextFor('anonymous')))),
    );
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(9);
  });

  it('unlocks when its time is over, and counts again', async () => {
    await failures(4);
    await LoginAttemptsModel.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    expect(await failures(1)).toEqual(['LOGIN_FAILED']);
    expect(await codeOf(logIn())).toBe('in');
  });

  it('is not prolonged by attempts while it is locked', async () => {
    await failures(3);
    const before = await LoginAttemptsModel.findById('name:isil').lean();
    await failures(2);
    const after = await LoginAttemptsModel.findById('name:isil').lean();
    expect(after?.expiresAt).toEqual(before?.expiresAt);
  });

  it('forgets failures with a sign-in', async () => {
    const ctx = contextFor('anonymous');
    await failures(2, { password: 'yanlış' }, ctx);
    await logIn({}, ctx);
    expect(await LoginAttemptsModel.countDocuments()).toBe(0);
  });

  it('uses the defaults when a setting is invalid', async () => {
    settings.max_login_attempts = 'çok';
    expect(await failures(6)).toEqual([...Array.from({ length: 5 }, () => 'LOGIN_FAILED'), 'ACCOUNT_LOCKED']);
    settings.max_login_attempts = '3';
  });
});

it('leaves entries in the audit log, without what was typed', async () => {
  const consumer = new EventConsumer('identity', service.handlers ?? {});
  await consumer.prepare();
  // Past the events of the tests before this one, which are gone.
  const seq = await lastSeq();
  await database().collection<{ _id: string }>('event_cursors').updateOne({ _id: 'identity' }, { $set: { seq } });
  const ctx = contextFor('anonymous', { address: '192.0.2.9' });
  const user = await UserModel.findOne().orFail();
  await logIn({}, ctx);
  await codeOf(logIn({ password: 'gizli-sözcük' }, ctx));
  await codeOf(logIn({ username: 'gizli-sözcük' }, ctx));
  await consumer.catchUp();

  const entries = await AuditEntryModel.find().sort({ seq: 1 }).lean();
  expect(entries).toMatchObject([
    { action: 'login', entity: 'user', entityId: user.id, userId: user.id, username: 'Işıl', address: '192.0.2.9' },
    { action: 'login-failed', entityId: user.id, userId: null, username: null },
    { action: 'login-failed', entityId: null, userId: null, username: null },
  ]);
  expect(JSON.stringify(entries)).not.toContain('gizli');
});
