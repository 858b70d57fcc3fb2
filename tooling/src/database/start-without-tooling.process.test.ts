import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startFakeMongod } from './testing/fake-mongod.ts';
import { temporaryFolder } from './testing/programs.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '../../..');
const secret = 'a secret of tests, which is long enough';
const unauthorized = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on practice' };

/** A program of the product as containers start it, without the supervisor in front; what it says, and its code when it ends. */
function run(program: string, args: string[], uri: string) {
  const child = fork(join(root, program), args, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: temporaryFolder() },
      ...{ MONGODB_URI: uri, SERVICE_SECRET: secret, SESSION_SECRET: secret, FIELD_KEY: secret },
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output.text += data));
  return { output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

const gateway = 'gateway/dist/main.cjs';

test.each([
  [gateway, [], 'a server by itself', { hello: { setName: undefined } }, '', /by itself.*--replSet rs0/],
  [gateway, [], 'MongoDB 4.4', { buildInfo: { version: '4.4.29' } }, '', /is MongoDB 4\.4\.29, and 7\.0 or 8\.0/],
  [gateway, [], 'rights that are missing', { createIndexes: unauthorized }, '', /wants a user and a password/],
  [gateway, [], 'maxStalenessSeconds', {}, '?maxStalenessSeconds=120', /MONGODB_URI.*maxStalenessSeconds/],
  [gateway, ['migrate'], 'a server by itself', { hello: { setName: undefined } }, '', /by itself/],
  ['services/content/dist/main.cjs', [], 'a server by itself', { hello: { setName: undefined } }, '', /by itself/],
])('%s %j ends with a sentence on %s, and nothing is written', async (program, args, _, answers, options, sentence) => {
  const { host, commands } = await startFakeMongod(answers);
  const { output, ended } = run(program, args, `mongodb://${host}/practice${options}`);
  expect(await ended).toBeGreaterThan(0);
  expect(output.text).toMatch(sentence);
  expect(output.text).not.toMatch(/^ +at /m);
  const written = commands.flatMap((command) => Object.keys(command)[0] ?? []);
  expect(written.filter((name) => /^(create|insert|update|drop)/.test(name) && !(name in answers))).toEqual([]);
});

test('a gateway waits for a database that refuses connections, and says why', async () => {
  const { output } = run(gateway, [], 'mongodb://127.0.0.1:9/practice?serverSelectionTimeoutMS=300');
  await vi.waitFor(() => expect(output.text).toMatch(/127\.0\.0\.1:9 \(MONGODB_URI\) refuses connections/), 60_000);
  await vi.waitFor(() => expect(output.text.match(/the database is away, trying again/g)?.length).toBe(2), 60_000);
});
