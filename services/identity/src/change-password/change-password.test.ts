import { database, EventConsumer, registerService, type ServiceContext } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { createUser, PASSWORD } from '../testing/users.ts';
import { UserModel } from '../users/user.model.ts';
import { changePassword } from './change-password.ts';

const service = createService();
useTestDatabase([service]);
beforeAll(() => registerService('content', { readSettings: async () => ({}) }));

const input = { currentPassword: PASSWORD, newPassword: 'yepyeni kestane' };
let ctx: ServiceContext;
let userId: string;
const stored = () => UserModel.findById(userId).orFail();
beforeEach(async () => {
  const { _id, username, role } = await createUser({ username: 'Şule', role: 'user' });
  userId = String(_id);
  ctx = contextFor(role);
  ctx = { ...ctx, actor: { ...ctx.actor, userId, username } };
});

describe("one's own password", () => {
  it('is changed; the security stamp is new, so that other sessions end', async () => {
    const before = await stored();
    const { securityStamp, revokedTokens } = await changePassword(ctx, input);
    const after = await stored();
    expect([after.securityStamp, revokedTokens]).toEqual([securityStamp, 0]);
    expect(securityStamp).not.toBe(before.securityStamp);
    expect(await isPasswordOf(after.passwordHash, input.newPassword)).toBe(true);
    expect(await isPasswordOf(after.passwordHash, PASSWORD)).toBe(false);
    const event = await database().collection('events').findOne({ type: 'user.changed' });
    expect(event?.payload).toEqual({ id: userId });
  });

  it('revokes the access tokens and lifts the lock', async () => {
    const token = { name: 'x', scope: 'read', expiresAt: '2030-01-01' } as const;
    await AccessTokenModel.create({ ...token, userId, tokenHash: 'a' }, { ...token, userId: 'başka', tokenHash: 'b' });
    await LoginAttemptsModel.create({ _id: 'name:sule', failures: 6, expiresAt: new Date(Date.now() + 60_000) });
    expect(await changePassword(ctx, input)).toMatchObject({ revokedTokens: 1 });
    expect((await AccessTokenModel.find().lean()).map((each) => each.userId)).toEqual(['başka']);
    expect(await LoginAttemptsModel.countDocuments()).toBe(0);
  });

  it('is in the audit log, without either password', async () => {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    await changePassword(ctx, { ...input, currentPassword: 'tahmin' }).catch(() => undefined);
    await changePassword(ctx, input);
    await consumer.catchUp();
    const entries = await AuditEntryModel.find().sort({ seq: 1 }).lean();
    expect(entries).toMatchObject([
      { action: 'password-check-failed', entityId: userId, username: 'Şule', address: ctx.address },
      { action: 'password-changed', entityId: userId, username: 'Şule', changedFields: ['password'] },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/yepyeni|tahmin/);
  });

  it.each([
    [{ ...input, currentPassword: 'yanlış' }, 'currentPassword', 'Şifre hatalı'],
    [{ ...input, currentPassword: '' }, 'currentPassword', 'Mevcut şifrenizi girin'],
    [{ ...input, newPassword: '1234567' }, 'newPassword', 'Şifre en az 8 karakter olmalıdır'],
    [{ ...input, newPassword: 'x'.repeat(201) }, 'newPassword', 'Şifre en fazla 200 karakter olabilir'],
    [{ ...input, userId: 'x' }, 'userId', 'Bilinmeyen alan'],
  ])('stays after %j', async (raw, field, message) => {
    const before = await stored();
    await expect(changePassword(ctx, raw)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field, message }],
    });
    expect(await stored()).toMatchObject({ securityStamp: before.securityStamp, passwordHash: before.passwordHash });
  });

  it('cannot be guessed at an unattended screen, nor locked by strangers', async () => {
    await LoginAttemptsModel.create({ _id: 'name:sule', failures: 6, expiresAt: new Date(Date.now() + 60_000) });
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        changePassword(ctx, { ...input, currentPassword: 'yanlış' }).catch((error) => error.code),
      ),
    );
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(5);
    await expect(changePassword(ctx, input)).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
  });

  it('is changed once when two requests know it', async () => {
    const results = await Promise.allSettled(
      ['birinci kestane', 'ikinci kestane'].map((newPassword) => changePassword(ctx, { ...input, newPassword })),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: expect.stringMatching(/^(CONFLICT|VALIDATION_FAILED)$/) } }]);
  });

  it('is changed in a session only: by no token and no visitor', async () => {
    const byToken = { ...ctx, actor: { ...ctx.actor, tokenId: 't1' } };
    await expect(changePassword(byToken, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(changePassword(contextFor('anonymous'), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(changePassword(contextFor('service'), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
