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

/**
 * Returns a free port on the loopback: the preferred one if nothing listens there, else any that no other running
 * program was given, so that two which start at the same time never meet.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await portState(preferred)) === 'free') return preferred;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FIRST, LAST);
    if ((await portState(port)) === 'free' && (await claim(port))) return port;
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free`);
}

/** Takes a port's name among Linux's abstract sockets for as long as this process lives; elsewhere always says yes. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen(`\0practice-port-${port}`, () => resolve(true));
  });
}
