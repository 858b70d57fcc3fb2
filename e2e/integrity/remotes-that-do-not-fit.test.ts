import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../gateway/dist/main.cjs', import.meta.url));
const SECRET = 'a secret for tests that is long enough';
const FORTY_SECONDS = 40_000;

it('the gateway by itself does not start with a shell that lacks what a live remote imports, and says what', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-integrity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const remote = { name: 'mf-far', manifest: 'https://cdn.example.org/mf-manifest.json', routes: ['/far'] };
  const imports = { version: '7.0.0', sharedImports: { '@practice/ui': ['Box', 'NoSuchPanel'] } };
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ remotes: [{ ...remote, ...imports }] }));
  const secrets = { SERVICE_SECRET: SECRET, SESSION_SECRET: SECRET, FIELD_KEY: SECRET };
  const { status, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    timeout: FORTY_SECONDS,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', MONGODB_URI: 'mongodb://127.0.0.1:1/test', ...secrets },
  });
  expect(stderr).toMatch(/^Not started: .*\nmf-far 7\.0\.0: @practice\/ui does not export NoSuchPanel\n/);
  expect(status).toBe(1);
});
