import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.ts';

/** A mongod or mongos of a test. It ends with this process. */
export type Server = {
  /** `127.0.0.1:20123`; the same after each start. */
  address: string;
  /** Starts it again after a kill. */
  start(): void;
  kill(): Promise<void>;
  /** The end of what it has written, for reports. */
  lastLines(): string;
};

/** Starts a program of MongoDB on a free port with a data folder of its own, unless it has none. */
export async function startServer(options: {
  program: string;
  folder: string;
  flags: string[];
  hasData?: boolean;
}): Promise<Server> {
  const { program, folder, flags, hasData = true } = options;
  const port = await freePort();
  const dataDir = join(folder, String(port));
  mkdirSync(dataDir);
  const logPath = join(folder, `${port}.log`);
  const data = hasData ? ['--dbpath', dataDir, '--wiredTigerCacheSizeGB', '0.5'] : [];
  let child: ChildProcess;
  const start = () => {
    const log = openSync(logPath, 'a');
    const args = ['--bind_ip', '127.0.0.1', '--port', String(port), ...data, ...flags];
    child = spawn(program, args, { stdio: ['ignore', log, log] });
    closeSync(log);
  };
  const kill = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.kill('SIGKILL') && isRunning) await once(child, 'exit');
  };
  start();
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    address: `127.0.0.1:${port}`,
    start,
    kill,
    lastLines: () => readFileSync(logPath, 'utf8').trim().split('\n').slice(-5).join('\n'),
  };
}
