import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the holder of a lock sends to later processes. */
export type Holder = { address: string; isStopping: boolean };
export type Lock = { release(): void };
type LockAttempt = { lock: Lock } | { lock?: undefined; holder: Holder };

/**
 * Takes the lock of a folder for as long as this process lives. It is a listening socket, so the system frees it however
 * the process ends, and a later start can ask who holds it.
 * @param options.describe called for each one who asks
 */
export async function takeLock(options: { folder: string; purpose: string; describe(): Holder }): Promise<LockAttempt> {
  const path = socketPath(options.folder, options.purpose);
  for (let attempt = 0; ; attempt++) {
    const server = await listen(path, options.describe);
    if (server) return { lock: { release: () => server.close() } };
    const holder = await readHolder(path);
    if (holder) return { holder };
    if (attempt === 3) return { holder: { address: 'an unknown address', isStopping: false } };
    // Nobody responds: the file of a killed process (there is none on Linux), or one that ended just now.
    if (!path.startsWith('\0')) rmSync(path, { force: true });
    await wait(50);
  }
}

/** Who holds the lock of a folder, without taking it. */
export function lockHolder(folder: string, purpose: string): Promise<Holder | undefined> {
  return readHolder(socketPath(folder, purpose));
}

/** Linux: an abstract name, which leaves no file. Elsewhere: a file in the folder for temporary files (paths are limited to 104 bytes). */
function socketPath(folder: string, purpose: string): string {
  mkdirSync(folder, { recursive: true });
  const key = createHash('sha256')
    .update(`${purpose}:${realpathSync(folder)}`)
    .digest('hex')
    .slice(0, 32);
  return process.platform === 'linux' ? `\0practice-${key}` : join(tmpdir(), `practice-${key}.sock`);
}

function listen(path: string, describe: () => Holder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(describe()));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function readHolder(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let response = '';
    socket.setTimeout(2000, () => {
      socket.destroy();
      // Alive, but too busy to respond: still the holder.
      resolve({ address: 'an unknown address', isStopping: false });
    });
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      response += text;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('end', () => {
      try {
        resolve(JSON.parse(response) as Holder);
      } catch {
        resolve(undefined);
      }
    });
  });
}
