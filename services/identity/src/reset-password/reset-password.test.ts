import { database, EventConsumer } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { createUser, PASSWORD } from '../testing/users.ts';
import { UserModel } from '../users/user.model.ts';
import { resetPassword } from './reset-password.ts';

const service = createService();
useTestDatabase([service]);
beforeEach(() => createUser({ username: 'Şule', role: 'user' }));

describe('a reset password', () => {
  it('opens the door instead of the old one, and ends the sessions', async () => {
    const before = await UserModel.findOne().orFail();
    const { username, password } = await resetPassword(contextFor('admin'), { username: 'sule' });
    expect(username).toBe('Şule');
    const after = await UserModel.findOne().orFail();
    expect(await isPasswordOf(after.passwordHash, password)).toBe(true);
    expect(await isPasswordOf(after.passwordHash, PASSWORD)).toBe(false);
    expect(after.stamp).not.toBe(before.stamp);
  });

  it('is in the audit log, without the password', async () => {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    const { password } = await resetPassword(contextFor('admin'), { username: 'Şule' });
    await consumer.catchUp();
    const entries = await AuditEntryModel.find().lean();
    expect(entries).toMatchObject([{ action: 'password-reset', username: 'admin', changedFields: ['password'] }]);
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('is told to every gateway, so that sessions end at once', async () => {
    const { _id } = await UserModel.findOne().orFail();
    await resetPassword(contextFor('admin'), { username: 'Şule' });
    const told = await database().collection('events').findOne({ type: 'user.changed' });
    expect(told?.payload).toEqual({ userId: String(_id) });
  });

  it.each([
    ['anonymous', 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
    ['moderator', 'FORBIDDEN'],
  ] as const)('is refused to %s', async (role, code) => {
    await expect(resetPassword(contextFor(role), { username: 'Şule' })).rejects.toMatchObject({ code });
  });

  it('is no deed of an access token', async () => {
    const ctx = contextFor('admin');
    const byToken = { ...ctx, actor: { ...ctx.actor, tokenId: 't1' } };
    await expect(resetPassword(byToken, { username: 'Şule' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is NOT_FOUND for a name that nobody has', async () => {
    await expect(resetPassword(contextFor('admin'), { username: 'kimse' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
