import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithMongod } from '../database/testing/programs.ts';
import { runCommand } from '../processes/run-command.ts';
import { root } from '../start/env.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';

isAboutEmbedded();

/** On a quiet machine each takes half a minute at most. */
const LIMIT_MS = 280_000;
const FILE = 'packages/service-kit/src/limits.test.ts';

/** `npm run test:mongodb` as it is run by hand; nothing of this run is handed on to it. */
async function testMongodb(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, TESTS: ____, ...rest } = process.env;
  return runCommand(join(root, 'node_modules/.bin/tsx'), ['tooling/src/test-mongodb/main.ts', ...args], {
    limitMs: LIMIT_MS,
    cwd: root,
    env: { ...rest, NO_COLOR: '1', ...env },
  });
}

test(
  'the tests run on a mongod of one member, and the table says what passed; without a mongos its row says so',
  async () => {
    const programs = `--programs=${await folderWithMongod()}`;
    const { code, output } = await testMongodb([programs, '--topology=one', '--topology=mongos', FILE]);
    expect(output).toMatch(/✓ MongoDB 8\.0\.\d+, one member: the given files +\d+ passed, 0 failed +[\d.]+ s/);
    expect(output).toMatch(/✗ MongoDB 8\.0\.\d+, mongos: start +0 passed, 1 failed/);
    expect(output).toContain('There is no mongos in');
    expect(output.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 1 failed$/);
    expect(code).toBe(1);
  },
  LIMIT_MS,
);

test(
  'without a network one sentence says at once that MongoDB cannot be downloaded',
  async () => {
    const nowhere = { 'yarn_https-proxy': 'http://127.0.0.1:9' };
    const { code, output } = await testMongodb(['--version=7.0', FILE], nowhere);
    expect(output).toMatch(/MongoDB 7\.0\.\d+ could not be downloaded: .*\./);
    expect(output).not.toMatch(/\bat .*\.ts:\d+/);
    expect(code).toBe(1);
  },
  LIMIT_MS,
);

test('an unknown topology is answered with what there is', async () => {
  const { code, output } = await testMongodb(['--topology=five']);
  expect(output).toContain('--topology=one|three|mongos');
  expect(code).toBe(1);
});
