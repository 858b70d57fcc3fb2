import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../peers/bare-server.ts', import.meta.url));

/** Starts the bare peer on a database. */
export async function startBare(mongodbUri: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(program, [mongodbUri], { execArgv: ['--import', 'tsx'] });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
