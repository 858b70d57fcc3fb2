import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/reset-password.mjs', import.meta.url));

test.each([
  [[], 'Whose password? npm run reset-password -- <username>'],
  [['admin'], 'The product must be running'],
])('without what it needs it says so: %j', (args, sentence) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-password-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
  expect(stdout + stderr).toContain(sentence);
  expect(status).toBe(1);
});
