import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

type PortState = 'free' | 'taken' | 'forbidden';

/** Whether a port of an address can be listened on. On an address that the machine does not have, every port is free. */
export function portState(port: number, host = '127.0.0.1'): Promise<PortState> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve('taken');
      else resolve(code === 'EACCES' ? 'forbidden' : 'free');
    });
    server.listen(port, host, () => server.close(() => resolve('free')));
  });
}

/** Below the ports that systems give to outgoing connections, which may take one between the asking and the listening. */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 50;

/** A free port on the loopback: the preferred one if nothing listens there, else any. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await portState(preferred)) === 'free') return preferred;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FIRST, LAST);
    if ((await portState(port)) === 'free') return port;
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free`);
}
