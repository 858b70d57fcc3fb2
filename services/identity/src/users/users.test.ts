import type { StaffRole } from '@practice/contracts';
import { lastSeq, type ServiceContext } from '@practice/service-kit';
import { callRoute, contextFor, eventsSince, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser as storeUser } from '../testing/users.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { setUserPassword } from './set-user-password.ts';
import { updateUser } from './update-user.ts';
import { UserModel } from './user.model.ts';

const service = createService();
useTestDatabase([service]);
useStubSettings();

const input = {
  username: ' Selin  Işık ',
  email: ' Selin@Ornek.com ',
  role: 'user' as StaffRole,
  password: 'uzun kestane',
};
let admin: ServiceContext & { userId: string };
beforeEach(async () => {
  admin = await asUser('admin');
});

/** A stored user, and the context of their requests. */
async function asUser(username: string, role: StaffRole = 'admin') {
  const userId = String((await storeUser({ username, role }))._id);
  const ctx = contextFor(role);
  return { ...ctx, actor: { ...ctx.actor, userId, username }, userId };
}

const stored = (id: string) => UserModel.findById(id).lean().orFail();
const fieldsOf = (error: Promise<unknown>) => error.then(() => null).catch(({ errors }) => errors[0]);
const tokenFor = (userId: string) =>
  AccessTokenModel.create({ userId, name: 'x', scope: 'read', tokenHash: userId, expiresAt: '2030-01-01' });

describe('a new user', () => {
  it('is given without a password, which is stored as a hash', async () => {
    const created = await createUser(admin, input);
    const createdAt = expect.stringMatching(/Z$/);
    const expected = {
      username: 'Selin Işık',
      email: 'selin@ornek.com',
      role: 'user',
      isActive: true,
      lastLogin: null,
      invitedAt: null,
      hasTwoStep: false,
    };
    expect(created).toEqual({ ...expected, id: created.id, createdAt, version: 1 });
    const { passwordHash, usernameKey } = await stored(created.id);
    expect(await isPasswordOf(passwordHash, 'uzun kestane')).toBe(true);
    expect(usernameKey).toBe('selin isik');
  });

  it.each([
    ['name', { username: 'SELİN ISIK' }, 'username', 'Bu kullanıcı adı zaten kullanılıyor'],
    ['address', { email: 'SELIN@ornek.com' }, 'email', 'Bu e-posta adresi zaten kullanılıyor'],
  ])('is refused with the %s of another, however it is written', async (_, same, field, message) => {
    await createUser(admin, input);
    const other = { ...input, username: 'Deniz', email: 'deniz@ornek.com', ...same };
    expect(await fieldsOf(createUser(admin, other))).toEqual({ field, message, code: 'DUPLICATE' });
  });

  it('needs name, address, role and a password of eight characters', async () => {
    const wrong = { username: ' ', email: '', role: 'boss', password: '1234567' };
    const { errors } = await createUser(admin, wrong).catch((error) => error);
    expect(errors.map(({ field, message }: { field: string; message: string }) => [field, message])).toEqual([
      ['username', 'Kullanıcı adı ve e-posta gereklidir'],
      ['email', 'Kullanıcı adı ve e-posta gereklidir'],
      ['role', 'Bir rol seçin'],
      ['password', 'Şifre en az 8 karakter olmalıdır'],
    ]);
  });
});

it('users are listed by name in the alphabet of Turkish, over both APIs, without what is secret', async () => {
  for (const username of ['Şule', 'Zeynep', 'Çiğdem', 'Selin', 'Cüneyt']) await storeUser({ username, role: 'user' });
  const { data } = await queryService(service, admin, '{ users { username } }');
  const names = (data?.users as { username: string }[] | undefined)?.map(({ username }) => username);
  expect(names).toEqual(['admin', 'Cüneyt', 'Çiğdem', 'Selin', 'Şule', 'Zeynep']);
  const { body } = await callRoute(service, admin, 'GET /api/users');
  expect(body).toEqual(await listUsers(admin));
  expect(JSON.stringify(body)).not.toMatch(/hash|stamp|argon/i);
});

describe('a changed user', () => {
  it('keeps what was not sent, the password too when it is empty', async () => {
    const { id } = await createUser(admin, input);
    const before = await stored(id);
    expect(await updateUser(admin, { id, email: 'yeni@ornek.com', password: '', version: 1 })).toMatchObject({
      username: 'Selin Işık',
      email: 'yeni@ornek.com',
      version: 2,
    });
    const after = await stored(id);
    expect([after.passwordHash, after.securityStamp]).toEqual([before.passwordHash, before.securityStamp]);
  });

  it('is refused in an old version, with the user as it is now', async () => {
    const { id } = await createUser(admin, input);
    await updateUser(admin, { id, username: 'Selin' });
    await expect(updateUser(admin, { id, username: 'Deniz', version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { username: 'Selin', version: 2 } },
    });
  });

  it.each([
    ['role', { role: 'moderator' }, 1],
    ['password', { password: 'başka kestane' }, 0],
    ['state', { isActive: false }, 0],
  ] as const)('with another %s is signed out everywhere', async (_, change, tokens) => {
    const { id } = await createUser(admin, input);
    await tokenFor(id);
    const before = await stored(id);
    const seq = await lastSeq();
    await updateUser(admin, { id, ...change });
    expect((await stored(id)).securityStamp).not.toBe(before.securityStamp);
    expect(await AccessTokenModel.countDocuments()).toBe(tokens);
    const changed = (await eventsSince(seq)).filter(({ type }) => type === 'user.changed');
    expect(changed[0]?.payload).toEqual({ id });
  });
});

it('somebody else gets a new password', async () => {
  const { id } = await createUser(admin, input);
  await setUserPassword(admin, { id, password: 'başka kestane' });
  expect(await isPasswordOf((await stored(id)).passwordHash, 'başka kestane')).toBe(true);
});

describe('one’s own account', () => {
  it.each([
    ['role', (id: string) => updateUser(admin, { id, role: 'moderator' }), 'Kendi rolünüzü değiştiremezsiniz.'],
    ['state', (id: string) => updateUser(admin, { id, isActive: false }), 'Kendi hesabınızı pasif yapamazsınız.'],
    ['existence', (id: string) => deleteUser(admin, { id }), 'Kendi hesabınızı silemezsiniz.'],
    [
      'password',
      (id: string) => setUserPassword(admin, { id, password: 'başka kestane' }),
      'Kendi şifrenizi hesap menüsündeki “Şifremi değiştir” ile değiştirin.',
    ],
    [
      'password among other fields',
      (id: string) => updateUser(admin, { id, password: 'başka kestane' }),
      'Kendi şifrenizi hesap menüsündeki “Şifremi değiştir” ile değiştirin.',
    ],
  ])('keeps its %s', async (_, change, message) => {
    await storeUser({ username: 'ikinci', role: 'admin' });
    const before = await stored(admin.userId);
    expect(await fieldsOf(change(admin.userId))).toMatchObject({ message, code: 'OWN_ACCOUNT' });
    expect(await stored(admin.userId)).toEqual(before);
  });

  it('may be saved with the role and state that it has', async () => {
    const change = { id: admin.userId, username: 'Ayşe', role: 'admin', isActive: true };
    expect(await updateUser(admin, change)).toMatchObject({ username: 'Ayşe', role: 'admin' });
  });
});

describe('the last active admin', () => {
  /** Its session was opened before another admin switched it off. */
  const formerAdmin = () =>
    asUser('eski', 'admin').then(async (ctx) => {
      await UserModel.updateOne({ _id: ctx.userId }, { isActive: false });
      return ctx;
    });

  it.each([
    ['demoted', (ctx: ServiceContext) => updateUser(ctx, { id: admin.userId, role: 'user' })],
    ['switched off', (ctx: ServiceContext) => updateUser(ctx, { id: admin.userId, isActive: false })],
    ['deleted', (ctx: ServiceContext) => deleteUser(ctx, { id: admin.userId })],
  ])('is not %s', async (_, change) => {
    const before = await stored(admin.userId);
    expect(await fieldsOf(change(await formerAdmin()))).toMatchObject({ code: 'LAST_ADMIN' });
    expect(await stored(admin.userId)).toEqual(before);
  });

  it.each([
    ['demote', (ctx: ServiceContext, id: string) => updateUser(ctx, { id, role: 'user' })],
    ['switch off', (ctx: ServiceContext, id: string) => updateUser(ctx, { id, isActive: false })],
    ['delete', (ctx: ServiceContext, id: string) => deleteUser(ctx, { id })],
  ])('is left when three %s each other at the same moment', async (_, change) => {
    const [second, third] = [await asUser('ikinci'), await asUser('üçüncü')];
    const attempts = await Promise.allSettled([
      change(admin, second.userId),
      change(second, third.userId),
      change(third, admin.userId),
    ]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await UserModel.countDocuments({ role: 'admin', isActive: true })).toBe(1);
  });
});

it('a deleted user is announced, and the access tokens end', async () => {
  const { id } = await createUser(admin, input);
  await tokenFor(id);
  const seq = await lastSeq();
  await deleteUser(admin, { id });
  expect(await UserModel.findById(id)).toBeNull();
  expect(await AccessTokenModel.countDocuments()).toBe(0);
  const events = (await eventsSince(seq)).map(({ type, payload }) => [type, payload]);
  expect(events).toContainEqual(['user.changed', { id }]);
  expect(events).toContainEqual(['user.deleted', { id }]);
});
