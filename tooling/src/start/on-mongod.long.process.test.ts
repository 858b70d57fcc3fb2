import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { enginesOn } from '../database/testing/engines-on.ts';
import { folderWithMongod } from '../database/testing/programs.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { book, freeTimes } from './testing/booking.ts';
import { gatewayProgram, newEnv, run } from './testing/run-start.ts';

isAboutEmbedded();

test('the product on a mongod books, outlives its kill, ends in order, and goes on with the next release', {
  timeout: 300_000,
}, async () => {
  const env = { ...(await newEnv()), TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn', EMBEDDED_DATABASE: 'mongod' };
  const startWith = async (version: string) => {
    const PATH = `${await folderWithMongod(version)}:${process.env.PATH}`;
    const product = run({ ...env, PATH }, [process.execPath, gatewayProgram]);
    await product.until('Stop ');
    expect(product.output()).toContain(`MongoDB ${version}`);
    return product;
  };
  const url = `http://127.0.0.1:${env.PORT}`;
  const first = await startWith('7.0.37');
  const [one, two, three] = await freeTimes(url, 3);
  if (!one || !two || !three) throw new Error('There are no free times.');
  expect(await book(url, one)).toBe(201);

  for (const pid of enginesOn(env.DATA_DIR)) process.kill(pid, 'SIGKILL');
  await first.until('The database runs again');
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200);
  expect(await book(url, two)).toBe(201);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(enginesOn(env.DATA_DIR)).toEqual([]);
  expect(readFileSync(join(env.DATA_DIR, 'logs', 'database.log'), 'utf8')).toMatch(/"byCommand": true[^\n]*\n*$/);

  await startWith('8.0.32');
  expect(await freeTimes(url, 1)).toEqual([three]);
  expect(await book(url, three)).toBe(201);
});
