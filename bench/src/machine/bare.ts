import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Running } from './program.ts';

/** Starts the bare peer on a database. */
export const startBare = (mongodbUri: string) => startPeer('bare-server.ts', mongodbUri);

/** Starts a program of `peers`, which says its port over the channel, as it would run in production. */
export async function startPeer(name: string, argument: string): Promise<Running> {
  const program = fileURLToPath(new URL(`../peers/${name}`, import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(program, [argument], { execArgv: ['--import', 'tsx'], env });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} has ended`)));
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    pid: child.pid,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
