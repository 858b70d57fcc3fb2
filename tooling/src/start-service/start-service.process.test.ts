import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/start-service.mjs', import.meta.url));

function run(args: string[]): { status: number | null; output: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-service-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
  return { status, output: stdout + stderr };
}

test.each([[[]], [['nothing']]])('without the name of a service the names are listed: %j', (args) => {
  const { status, output } = run(args);
  expect(status).toBe(1);
  expect(output).toContain(
    'One of appointments, content, identity, messaging, seo: npm run start:service -- appointments',
  );
});

test('without a running product or MONGODB_URI there is no database to join', () => {
  const { status, output } = run(['identity']);
  expect(status).toBe(1);
  expect(output).toMatch(/No product runs on the data folder .*, so there is no database to join\. Run npm start/);
});
