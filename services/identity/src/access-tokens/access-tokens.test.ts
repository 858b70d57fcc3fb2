import { addDays, type TokenScope, today } from '@practice/contracts';
import { EventConsumer, registerService, type ServiceContext } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { createService } from '../server.ts';
import { createUser, PASSWORD } from '../testing/users.ts';
import { type User, UserModel } from '../users/user.model.ts';
import { AccessTokenModel } from './access-token.model.ts';
import { createAccessToken } from './create-access-token.ts';
import { findTokenUser } from './find-token-user.ts';
import { listAccessTokens } from './list-access-tokens.ts';
import { revokeAccessToken } from './revoke-access-token.ts';

const service = createService();
useTestDatabase([service]);
beforeAll(() => registerService('content', { readSettings: async () => ({}) }));

const product = contextFor('service');
const input = { name: 'Muhasebe', scope: 'read' as TokenScope, password: PASSWORD };

/** A stored person, and the context of the person's requests. */
async function person(overrides: Partial<User> = {}): Promise<ServiceContext & { userId: string }> {
  const { _id, username, role } = await createUser({ username: 'asistan', role: 'user', ...overrides });
  const userId = String(_id);
  const ctx = contextFor(role);
  return { ...ctx, actor: { ...ctx.actor, userId, username }, userId };
}
const find = (token: string, address = '192.0.2.1') => findTokenUser(product, { token, address });

describe('a new access token', () => {
  it('is shown once, and stored as a hash only', async () => {
    const ctx = await person();
    const { token, ...record } = await createAccessToken(ctx, input);
    expect(token).toMatch(/^klinik_[A-Za-z0-9_-]{43}$/);
    expect(record).toEqual({
      id: expect.any(String),
      name: 'Muhasebe',
      scope: 'read',
      username: 'asistan',
      createdAt: expect.stringMatching(/Z$/),
      expiresAt: addDays(today(), 90),
      lastUsedAt: null,
    });
    expect(await listAccessTokens(ctx, {})).toEqual([record]);
    const stored = JSON.stringify(await AccessTokenModel.find().lean());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice('klinik_'.length));
  });

  it('leaves entries in the audit log when it is made and revoked, without the token', async () => {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    const ctx = await person();
    const { id, token } = await createAccessToken(ctx, input);
    await revokeAccessToken(ctx, { id });
    await consumer.catchUp();
    const entries = await AuditEntryModel.find().sort({ seq: 1 }).lean();
    expect(entries).toMatchObject([
      { action: 'access-token.created', entityId: id, username: 'asistan', address: ctx.address },
      { action: 'access-token.revoked', entityId: id, username: 'asistan', address: ctx.address },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it.each([
    [{ ...input, name: ' ' }, 'name'],
    [{ ...input, scope: 'write' }, 'scope'],
    [{ ...input, expiresAt: '31.12.2030' }, 'expiresAt'],
    [{ ...input, expiresAt: addDays(today(), -1) }, 'expiresAt'],
    [{ ...input, expiresAt: addDays(today(), 366) }, 'expiresAt'],
    [{ ...input, userId: 'x' }, 'userId'],
    [{ ...input, password: undefined }, 'password'],
    [{ ...input, password: 'yanlış' }, 'password'],
  ])('refuses %j', async (raw, field) => {
    await expect(createAccessToken(await person(), raw)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });

  it('lasts a year at most', async () => {
    const expiresAt = addDays(today(), 365);
    expect(await createAccessToken(await person(), { ...input, expiresAt })).toMatchObject({ expiresAt });
  });

  it('is refused after as many wrong passwords as for a sign-in', async () => {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    const ctx = await person();
    const code = (password: string) => createAccessToken(ctx, { ...input, password }).catch((error) => error.code);
    for (let attempt = 0; attempt < 5; attempt++) expect(await code('yanlış')).toBe('VALIDATION_FAILED');
    expect(await code(PASSWORD)).toBe('ACCOUNT_LOCKED');
    expect(await AccessTokenModel.countDocuments()).toBe(0);
    await consumer.catchUp();
    const actions = (await AuditEntryModel.find().sort({ seq: 1 }).lean()).map(({ action }) => action);
    expect(actions).toEqual([...Array.from({ length: 5 }, () => 'password-check-failed'), 'password-check-locked']);
  });

  it('is for staff, and belongs to a person', async () => {
    await expect(createAccessToken(contextFor('anonymous'), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(createAccessToken(product, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the user of a token', () => {
  it('is found with its current role', async () => {
    const ctx = await person();
    const { token, id } = await createAccessToken(ctx, { ...input, scope: 'read-write' });
    const { userId } = ctx;
    const found = { tokenId: id, userId, username: 'asistan', role: 'user', scope: 'read-write' };
    expect(await find(token)).toEqual(found);
    await UserModel.updateOne({ _id: userId }, { role: 'moderator' });
    expect(await find(token)).toEqual({ ...found, role: 'moderator' });
  });

  it('is found to the end of its last day', async () => {
    const { token, id } = await createAccessToken(await person(), { ...input, expiresAt: today() });
    expect(await find(token)).toMatchObject({ tokenId: id });
    await AccessTokenModel.updateOne({ _id: id }, { expiresAt: addDays(today(), -1) });
    expect(await find(token)).toBeNull();
  });

  it('is invalid as soon as the owner is inactive or deleted', async () => {
    const { userId, ...ctx } = await person();
    const { token } = await createAccessToken(ctx, input);
    await UserModel.updateOne({ _id: userId }, { isActive: false });
    expect(await find(token)).toBeNull();
    await UserModel.updateOne({ _id: userId }, { isActive: true });
    expect(await find(token)).not.toBeNull();
    await UserModel.deleteOne({ _id: userId });
    expect(await find(token)).toBeNull();
  });

  it.each(['', 'klinik_', `klinik_${'A'.repeat(43)}`, 'x'.repeat(100_000), '{"$gt":""}'])(
    'is nobody for %j',
    async (text) => {
      await createAccessToken(await person(), input);
      expect(await find(text)).toBeNull();
    },
  );

  it('is not shown to visitors', async () => {
    await expect(findTokenUser(contextFor('anonymous'), { token: 'x', address: '192.0.2.1' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('notes the last use once a minute', async () => {
    const { token, id } = await createAccessToken(await person(), input);
    const lastUse = async () => (await AccessTokenModel.findById(id).lean())?.lastUsedAt;
    await find(token);
    const first = await lastUse();
    expect(first).toBeInstanceOf(Date);
    await find(token);
    expect(await lastUse()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await AccessTokenModel.updateOne({ _id: id }, { lastUsedAt: before });
    await find(token);
    expect((await lastUse())?.getTime()).toBeGreaterThan(before.getTime());
  });
});

describe('tokens of others', () => {
  it('are seen and revoked by admins alone', async () => {
    const assistant = await person();
    const admin = await person({ username: 'admin', role: 'admin' });
    const { id, token } = await createAccessToken(assistant, input);
    const own = await createAccessToken(admin, { ...input, name: 'Yedek' });

    expect((await listAccessTokens(admin, {})).map(({ name }) => name)).toEqual(['Yedek']);
    const all = await listAccessTokens(admin, { everybody: 'true' });
    expect(all.map(({ username }) => username).sort()).toEqual(['admin', 'asistan']);
    await expect(listAccessTokens(assistant, { everybody: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });

    await expect(revokeAccessToken(assistant, { id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await revokeAccessToken(admin, { id });
    expect(await find(token)).toBeNull();
    expect(await find(own.token)).not.toBeNull();
    await expect(revokeAccessToken(admin, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(revokeAccessToken(admin, { id: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('with a token', () => {
  it('no token is made, seen or revoked', async () => {
    const ctx = await person({ role: 'admin' });
    const { id } = await createAccessToken(ctx, { ...input, scope: 'read-write' });
    const byToken = { ...ctx, actor: { ...ctx.actor, tokenId: id } };
    await expect(createAccessToken(byToken, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listAccessTokens(byToken, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listAccessTokens(byToken, { everybody: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(revokeAccessToken(byToken, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
