import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, portState } from './free-port.ts';

test('a port that another program listens on is taken, and another one is given', async () => {
  const port = await freePort();
  expect(await portState(port)).toBe('free');
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await portState(port)).toBe('taken');
  expect(await freePort(port)).not.toBe(port);
});

test('a free port that is preferred is given', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
});

test.runIf(process.platform === 'linux')('programs that ask at the same time are given different ports', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, () => freePort()));
  expect(new Set(ports).size).toBe(500);
});

test('an address that this machine does not have takes no port away', async () => {
  // 192.0.2.0/24 is set aside for documents; ::1 is such an address where IPv6 is switched off.
  expect(await portState(4000, '192.0.2.1')).toBe('free');
});
