import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockHolder, takeLock } from './lock.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const take = (folder: string, address: string, purpose = 'product') =>
  takeLock({ folder, purpose, describe: () => ({ address, isStopping: false }) });

test('one of many takes the lock, and the others learn its address', async () => {
  const folder = temporaryFolder();
  const addresses = Array.from({ length: 8 }, (_, index) => `http://localhost:41${index}`);
  const attempts = await Promise.all(addresses.map((address) => take(folder, address)));
  const winner = attempts.findIndex(({ lock }) => lock);
  expect(attempts.filter(({ lock }) => lock)).toHaveLength(1);
  for (const attempt of attempts) {
    if (!attempt.lock) expect(attempt.holder.address).toBe(addresses[winner]);
  }
  expect(await lockHolder(folder, 'product')).toMatchObject({ address: addresses[winner] });
});

test('a released lock can be taken, and other folders and purposes are not concerned', async () => {
  const folder = temporaryFolder();
  const first = await take(folder, 'first');
  expect((await take(folder, 'other purpose', 'database')).lock).toBeDefined();
  expect((await take(temporaryFolder(), 'other folder')).lock).toBeDefined();
  first.lock?.release();
  await expect.poll(async () => (await take(folder, 'second')).lock).toBeDefined();
});

test('the lock of a killed process is free', async () => {
  const folder = temporaryFolder();
  const child = fork(fileURLToPath(new URL('./testing/hold-lock.ts', import.meta.url)), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  expect((await take(folder, 'second')).lock).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await take(folder, 'second')).lock).toBeDefined();
});
