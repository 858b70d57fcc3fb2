import { logger } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it, type MockInstance, vi } from 'vitest';
import { readPasswordLink } from '../password-links/read-password-link.ts';
import { resetPassword } from '../password-links/reset-password.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { UserModel } from '../users/user.model.ts';
import { seed } from './seed.ts';

useStubSettings();
useTestDatabase([createService()]);

const passwordWorks = async (username: string, password: string) =>
  isPasswordOf((await UserModel.findOne({ username }).orFail()).passwordHash, password);

/** What was said of ADMIN_PASSWORD; the process may warn of other things meanwhile. */
const warningsOf = (warn: MockInstance<typeof logger.warn>) =>
  warn.mock.calls.filter(([, text]) => String(text).includes('ADMIN_PASSWORD')).map(([problem]) => problem);

it('creates an admin only, with the password of the environment, which is not reported', async () => {
  expect(await seed({ level: 'essential', adminPassword: 'verilen-şifre' })).toEqual([
    { username: 'admin', role: 'admin', password: null },
  ]);
  expect(await UserModel.countDocuments()).toBe(1);
  expect(await passwordWorks('admin', 'verilen-şifre')).toBe(true);
});

it('gives the first admin of a new practice a link to choose a password with, which works once', async () => {
  const [account] = (await seed({ level: 'essential', adminPassword: undefined })) ?? [];
  expect(account).toMatchObject({ username: 'admin', password: null });
  const token = account?.link?.replace('/admin#sifre?baglanti=', '') ?? '';
  const visitor = contextFor('anonymous');
  expect(await readPasswordLink(visitor, { token })).toMatchObject({ username: 'admin', purpose: 'invitation' });
  await resetPassword(visitor, { token, password: 'dört uzun rastgele sözcük' });
  expect(await passwordWorks('admin', 'dört uzun rastgele sözcük')).toBe(true);
  await expect(readPasswordLink(visitor, { token })).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
});

it('makes one user of each role for the demonstration, with passwords of their own', async () => {
  const accounts = (await seed({ level: 'demo', adminPassword: undefined })) ?? [];
  expect(accounts.map(({ username, role }) => [username, role])).toEqual([
    ['admin', 'admin'],
    ['moderator', 'moderator'],
    ['asistan', 'user'],
  ]);
  expect(new Set(accounts.map((account) => account.password)).size).toBe(3);
  for (const { username, password } of accounts) expect(await passwordWorks(username, password ?? '')).toBe(true);
});

it('creates nobody when there are users', async () => {
  await seed({ level: 'essential', adminPassword: undefined });
  expect(await seed({ level: 'demo', adminPassword: 'başka-şifre' })).toEqual([]);
  expect(await UserModel.countDocuments()).toBe(1);
});

it('makes them once although several processes start at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => seed({ level: 'demo', adminPassword: undefined })));
  expect(made.filter((accounts) => accounts.length > 0)).toHaveLength(1);
  expect(await UserModel.countDocuments()).toBe(3);
  for (const { username, password } of made.flat()) expect(await passwordWorks(username, password ?? '')).toBe(true);
});

it('warns of a password of the environment that is easy to guess, once and without telling it', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await seed({ level: 'essential', adminPassword: 'mavi kestane bisiklet' });
  expect(warningsOf(warn)).toEqual([]);
  await UserModel.deleteMany();
  await seed({ level: 'essential', adminPassword: 'admin123admin' });
  await seed({ level: 'essential', adminPassword: 'admin123admin' });
  expect(warningsOf(warn)).toEqual([{ problem: 'easy' }]);
  expect(await passwordWorks('admin', 'admin123admin')).toBe(true);
});
