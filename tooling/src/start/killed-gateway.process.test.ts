import { expect, test } from 'vitest';
import { findProcesses } from '../processes/find-processes.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { book, freeTimes } from './testing/booking.ts';
import { gatewayProgram, newEnv, run } from './testing/run-start.ts';

isAboutEmbedded();

test('a gateway killed with -9 while it books is back by itself, and books again at once', {
  timeout: 180_000,
}, async () => {
  const env = await newEnv();
  const product = run({ ...env, TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' }, [process.execPath, gatewayProgram]);
  await product.until('Stop ');
  const url = `http://127.0.0.1:${env.PORT}`;
  const [last, ...times] = await freeTimes(url, 25);
  if (!last) throw new Error('There is no free time.');

  const under = times.map((time) => book(url, time).catch(() => 0));
  expect(await Promise.race(under)).toBe(201);
  const servers = findProcesses({ program: /gateway\/dist\/main\.cjs$/, flag: '--data-dir', value: env.DATA_DIR });
  expect(servers).toHaveLength(1);
  for (const pid of servers) process.kill(pid, 'SIGKILL');
  // Some were on their way, and their parents got no response.
  expect(await Promise.all(under)).toContain(0);

  await product.until('The server runs again');
  expect(await book(url, last)).toBe(201);
});
