import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { book, freeTimes } from '../start/testing/booking.ts';
import { gatewayProgram, newEnv, run } from '../start/testing/run-start.ts';

const startService = fileURLToPath(new URL('../../bin/start-service.mjs', import.meta.url));

test('a gateway books through a service in a process of its own, reports when that is down, and recovers afterwards', {
  timeout: 400_000,
}, async () => {
  const env = await newEnv();
  const servicePort = String(await freePort());
  const address = `http://127.0.0.1:${servicePort}`;
  const product = run({ ...env, APPOINTMENTS_URL: address, TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' }, [
    process.execPath,
    gatewayProgram,
  ]);
  await product.until('Stop ');
  const url = `http://127.0.0.1:${env.PORT}`;
  const start = () =>
    run({ DATA_DIR: env.DATA_DIR, PORT: servicePort }, [process.execPath, startService, 'appointments']);

  const service = start();
  await service.until(`APPOINTMENTS_URL=${address} npm start`);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const [first, second, third] = await freeTimes(url, 3);
  if (!first || !second || !third) throw new Error('There is no free time.');
  expect(await book(url, first)).toBe(201);

  service.child.kill('SIGTERM');
  await once(service.child, 'close');
  expect(await book(url, second)).toBe(503);

  await start().until('The service appointments is running');
  expect(await book(url, second)).toBe(201);
  expect(await book(url, first)).toBe(409);
});
