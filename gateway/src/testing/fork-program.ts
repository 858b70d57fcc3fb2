import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { TEST_SECRET } from './test-gateway.ts';

export const FIRST_PASSWORD = 'kestane-ile-zimba';

type Options = { mongodbUri: string; args?: string[]; env?: Record<string, string>; stdio?: StdioOptions };

/** Starts a built program of the product as its parent starts it, on a free port; it says over the channel when it is ready. */
export function forkProgram(
  program: string,
  { mongodbUri, args = [], env = {}, stdio = ['ignore', 'ignore', 'inherit', 'ipc'] }: Options,
): ChildProcess {
  return fork(program, args, {
    execArgv: [],
    stdio,
    env: {
      // biome-ignore lint/style/noProcessEnv: the program gets what the tests have
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: '0',
      MONGODB_URI: mongodbUri,
      SERVICE_SECRET: TEST_SECRET,
      SESSION_SECRET: TEST_SECRET,
      FIELD_KEY: TEST_SECRET,
      ADMIN_PASSWORD: FIRST_PASSWORD,
      ...env,
    },
  });
}

/** Returns the address of a program once it is ready. */
export async function readyUrl(child: ChildProcess): Promise<string> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ type: string; url?: string }];
    if (message.type === 'ready') return message.url ?? '';
  }
}
