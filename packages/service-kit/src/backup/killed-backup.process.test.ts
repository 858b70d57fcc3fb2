import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 60_000 });
const secret = 'the key that this practice keeps in a safe';

it('a backup whose process is killed is no backup, and is begun again over what it left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'all.json.gz.enc');
  const program = join(import.meta.dirname, 'testing/endless-backup.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, path, secret], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(statSync(`${path}.part`).size).toBeGreaterThan(300_000), 40_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toEqual(['all.json.gz.enc.part']);
  await expect(readBackup(path, { secrets: [secret] }).next()).rejects.toMatchObject({ fault: 'missing' });

  // What is left is no backup under another name either.
  const readHalf = async () => {
    for await (const _ of readBackup(`${path}.part`, { secrets: [secret] }));
  };
  await expect(readHalf()).rejects.toMatchObject({ fault: 'cut-off' });

  await writeBackup(path, (async function* () {})(), { secret });
  expect(readdirSync(folder)).toEqual(['all.json.gz.enc']);
});
