import { database, EventConsumer } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { readPasswordLink } from '../password-links/read-password-link.ts';
import { resetPassword as choosePassword } from '../password-links/reset-password.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser, PASSWORD } from '../testing/users.ts';
import { UserModel } from '../users/user.model.ts';
import { resetPassword } from './reset-password.ts';

const service = createService();
useStubSettings();
useTestDatabase([service]);
beforeEach(() => createUser({ username: 'Şule', role: 'user' }));

const visitor = contextFor('anonymous');
const NEW_PASSWORD = 'dört uzun rastgele sözcük';
const tokenIn = (link: string) => link.replace('/admin#sifre?baglanti=', '');

async function addTokens(userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await AccessTokenModel.create({
      userId,
      name: 'x',
      scope: 'read',
      tokenHash: `${userId} ${n}`,
      expiresAt: '2030-01-01',
    });
  }
}

describe('a reset password', () => {
  it('ends the sessions and makes the old one void; by the link, once, another is chosen', async () => {
    const before = await UserModel.findOne().orFail();
    const { username, link } = await resetPassword(contextFor('admin'), { username: 'sule' });
    expect(username).toBe('Şule');
    const after = await UserModel.findOne().orFail();
    expect(await isPasswordOf(after.passwordHash, PASSWORD)).toBe(false);
    expect(after.securityStamp).not.toBe(before.securityStamp);
    const token = tokenIn(link);
    expect(await readPasswordLink(visitor, { token })).toMatchObject({ username: 'Şule', purpose: 'reset' });
    await choosePassword(visitor, { token, password: NEW_PASSWORD });
    expect(await isPasswordOf((await UserModel.findOne().orFail()).passwordHash, NEW_PASSWORD)).toBe(true);
    await expect(readPasswordLink(visitor, { token })).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('voids the link of the one before, and is good for an hour', async () => {
    const { link: before } = await resetPassword(contextFor('admin'), { username: 'sule' });
    const { link } = await resetPassword(contextFor('admin'), { username: 'sule' });
    await expect(readPasswordLink(visitor, { token: tokenIn(before) })).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    const { expiresAt } = await readPasswordLink(visitor, { token: tokenIn(link) });
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(60);
  });

  it('revokes the access tokens and says how many, unless they are to be kept', async () => {
    const { _id } = await UserModel.findOne().orFail();
    const other = await createUser({ username: 'başka' });
    await addTokens(String(_id), 2);
    await addTokens(String(other._id), 1);
    const keepTokens = true;
    expect(await resetPassword(contextFor('admin'), { username: 'sule', keepTokens })).toMatchObject({
      revokedTokens: 0,
    });
    expect(await AccessTokenModel.countDocuments()).toBe(3);
    expect(await resetPassword(contextFor('admin'), { username: 'sule' })).toMatchObject({ revokedTokens: 2 });
    expect((await AccessTokenModel.find().lean()).map(({ userId }) => userId)).toEqual([String(other._id)]);
  });

  it('lifts the lock of the user alone, in every browser', async () => {
    const { id } = await UserModel.findOne().orFail();
    const expiresAt = new Date(Date.now() + 60_000);
    const locks = ['name:sule', `user:${id}`, `device:${id}:x`, 'name:baska', 'address:192.0.2.1'];
    await LoginAttemptsModel.create(locks.map((_id) => ({ _id, failures: 6, expiresAt })));
    await resetPassword(contextFor('admin'), { username: 'Şule' });
    expect((await LoginAttemptsModel.find().lean()).map(({ _id }) => _id).sort()).toEqual([
      'address:192.0.2.1',
      'name:baska',
    ]);
  });

  it('is in the audit log, without the link', async () => {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    const { link } = await resetPassword(contextFor('admin'), { username: 'Şule' });
    await consumer.catchUp();
    const entries = await AuditEntryModel.find().lean();
    expect(entries).toMatchObject([{ action: 'password-reset', username: 'admin', changedFields: ['password'] }]);
    expect(JSON.stringify(entries)).not.toContain(tokenIn(link));
  });

  it('is announced to every gateway, so that sessions end at once', async () => {
    const { _id } = await UserModel.findOne().orFail();
    await resetPassword(contextFor('admin'), { username: 'Şule' });
    const event = await database().collection('events').findOne({ type: 'user.changed' });
    expect(event?.payload).toEqual({ id: String(_id) });
  });

  it.each([
    ['anonymous', 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
    ['moderator', 'FORBIDDEN'],
  ] as const)('is refused to %s', async (role, code) => {
    await expect(resetPassword(contextFor(role), { username: 'Şule' })).rejects.toMatchObject({ code });
  });

  it('is not possible with an access token', async () => {
    const ctx = contextFor('admin');
    const byToken = { ...ctx, actor: { ...ctx.actor, tokenId: 't1' } };
    await expect(resetPassword(byToken, { username: 'Şule' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is NOT_FOUND for an unknown name', async () => {
    await expect(resetPassword(contextFor('admin'), { username: 'kimse' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
