import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../processes/free-port.ts';
import { newTestFolder } from '../../testing/new-test-folder.ts';
import { databaseOnGivenServer, dropDatabase } from '../../testing/test-server.ts';

export const program = fileURLToPath(new URL('./start-stand-in.ts', import.meta.url));
/** `npm start` with the gateway as it is built. */
export const gatewayProgram = fileURLToPath(new URL('./start-built-gateway.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');

export type Run = {
  child: ChildProcess;
  output(): string;
  until(text: string | RegExp): Promise<void>;
  ended: Promise<number | null>;
};

/** Runs `npm start` with a stand-in for the gateway; what it starts is gone when the test is. */
export function run(env: Record<string, string>, command = [process.execPath, program]): Run {
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LIST_EXECUTOR: process.env.LIST_EXECUTOR,
      NODE_OPTIONS: `--import ${tsx}`,
      EMBEDDED_DATABASE: 'secantus',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    output: () => text,
    until: (requested) => expect.poll(() => text, { timeout: 60_000, interval: 20 }).toMatch(requested),
    ended,
  };
}

/** A port and a data folder for one test, and a database on the server that the run was given, if it was. */
export async function newEnv(): Promise<{ PORT: string; DATA_DIR: string }> {
  const folder = newTestFolder('practice-start-');
  const mongodbUri = databaseOnGivenServer(folder);
  onTestFinished(async () => {
    if (mongodbUri) await dropDatabase(mongodbUri);
    rmSync(folder, { recursive: true, force: true });
  });
  const database = mongodbUri ? { MONGODB_URI: mongodbUri } : {};
  return { PORT: String(await freePort()), DATA_DIR: folder, ...database };
}

/** Asks the stand-in for a page: which process it is, and how many it has been asked for. */
export async function visit({ PORT }: { PORT: string }, path = '/'): Promise<{ pid: number; visits: number }> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`);
  return (await response.json()) as { pid: number; visits: number };
}
