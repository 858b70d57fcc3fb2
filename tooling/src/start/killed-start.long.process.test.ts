import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { enginesOn } from '../database/testing/engines-on.ts';
import { ABOUT_EMBEDDED, givenServer } from '../testing/test-server.ts';
import { newEnv, run, visit } from './testing/run-start.ts';

test.for<[string, (dataDir: string) => boolean]>([
  ['its secrets are written', (dataDir) => existsSync(join(dataDir, 'secrets.json'))],
  ['the database program is chosen', (dataDir) => existsSync(join(dataDir, 'database.json'))],
  ['the database starts', (dataDir) => enginesOn(dataDir).length > 0],
  ['the gateway starts', (dataDir) => existsSync(join(dataDir, 'logs/gateway.log'))],
])(
  'npm start killed with -9 as soon as %s: the next start works',
  { timeout: 120_000 },
  async ([moment, hasCome], { skip }) => {
    skip(givenServer !== undefined && moment.includes('database'), ABOUT_EMBEDDED);
    const env = await newEnv();
    const first = run(env);
    await expect.poll(() => hasCome(env.DATA_DIR), { timeout: 20_000, interval: 2 }).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    await run(env).until('Stop ');
    expect((await visit(env)).visits).toBeGreaterThanOrEqual(2);
  },
);
