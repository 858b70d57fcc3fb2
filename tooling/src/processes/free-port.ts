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

/** A free port on the loopback: the preferred one if nothing listens there, else one that the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await portState(preferred)) === 'free') return preferred;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
