import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { database } from '@practice/service-kit';
import { contextFor, testDatabaseUri, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '../password-links/reset-password.ts';
import { isPasswordOf } from '../passwords/hash-password.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser } from '../testing/users.ts';
import { UserModel } from '../users/user.model.ts';

useStubSettings();
useTestDatabase([createService()]);
beforeEach(() => createUser({ username: 'Şule', role: 'user' }));

describe('the command', () => {
  const run = (args: string[], uri: string | undefined) => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const { MONGODB_URI: _, ...env } = process.env;
    return promisify(execFile)(process.execPath, ['--import', 'tsx', main, ...args], {
      env: { ...env, PUBLIC_URL: 'https://klinik.example', ...(uri ? { MONGODB_URI: uri } : {}) },
    });
  };
  const uri = () => testDatabaseUri(database().databaseName);

  it('prints a link by which a password is chosen, at the address of the site', async () => {
    const { stdout } = await run(['şule'], uri());
    expect(stdout).toContain('Access tokens of Şule revoked: 0.');
    const [, token = ''] = /https:\/\/klinik\.example\/admin#sifre\?baglanti=(\S+)/.exec(stdout) ?? [];
    const password = 'dört uzun rastgele sözcük';
    await resetPassword(contextFor('anonymous'), { token, password });
    expect(await isPasswordOf((await UserModel.findOne().orFail()).passwordHash, password)).toBe(true);
  });

  it('leaves access tokens alone with --keep-tokens', async () => {
    const { stdout } = await run(['şule', '--keep-tokens'], uri());
    expect(stdout).toContain('Access tokens of Şule go on.');
  });

  it.each([
    ['no name', [], true, 'Whose password?'],
    ['a name that nobody has', ['kimse'], true, 'There is no user kimse.'],
    ['no database', ['şule'], false, 'MONGODB_URI is missing'],
  ])('says what to do with %s', async (_, args, hasDatabase, sentence) => {
    await expect(run(args, hasDatabase ? uri() : undefined)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    });
  });
});
