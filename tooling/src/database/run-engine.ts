import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from '../processes/free-port.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { credentialsOf, type DatabaseKey } from './database-key.ts';
import { isFullDisk, NO_SPACE } from './disk.ts';
import type { Engine, EngineEnd } from './engine.ts';
import { type EngineLog, openLog } from './engine-log.ts';
import { withPrivateFiles } from './private-files.ts';
import { answersBroken, watchEngine } from './watch-engine.ts';

const READY_LIMIT_MS = 120_000;
const STOP_GRACE_MS = 5000;
const LOOK_LIMIT_MS = 3000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null; lastLines: string };
export type RunningEngine = {
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Called once when the engine ends without being stopped; at once if it has ended already. */
  onExit(callback: (exit: Exit) => void): void;
};

/** The engine ended, or did not answer in time, before it was ready. The message is the end of its output. */
export class EngineFailed extends Error {
  override name = 'EngineFailed';
}

type EnginePaths = {
  storagePath: string;
  logDir: string;
  preferredPort?: number | undefined;
  /** As in `DatabaseOptions`; true when not given. */
  isLasting?: boolean | undefined;
};

/**
 * Starts an engine on its folder and waits until it answers a ping. With `key` it lets in only who has that one. An engine
 * that breaks inside while it runs is ended.
 * @throws EngineFailed
 */
export async function runEngine(
  engine: Engine,
  paths: EnginePaths & { key?: DatabaseKey | undefined },
): Promise<RunningEngine> {
  let preferred = paths.preferredPort;
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(preferred);
    try {
      return await runOnPort(engine, { ...paths, port });
    } catch (error) {
      // Another program took the port between the look and the start.
      const isPortTaken = error instanceof EngineFailed && /address already in use/i.test(error.message);
      if (!isPortTaken || attempt === 3) throw error;
      preferred = undefined;
    }
  }
}

async function runOnPort(
  engine: Engine,
  { port, storagePath, logDir, key, isLasting = true }: EnginePaths & { port: number; key?: DatabaseKey | undefined },
): Promise<RunningEngine> {
  mkdirSync(storagePath, { recursive: true, mode: 0o700 });
  const log = openLog(logDir);
  const uri = uriOf(engine, port, key);
  // A session of its own: Ctrl-C in the terminal is for the supervisor, which stops the database last.
  const child = withPrivateFiles(() =>
    spawn(engine.command, engine.arguments({ port, storagePath, keyPath: key?.path, isLasting }), {
      detached: true,
      stdio: [engine.endsWithInput ? 'pipe' : 'ignore', log.file, log.file],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'UTC' },
    }),
  );
  closeSync(log.file);
  const ended = endOf(child, log);
  try {
    await Promise.race([
      becomeReady(engine, port, uri),
      ended.then((end) => {
        throw new EngineFailed(whyItEnded(engine, end));
      }),
    ]);
  } catch (error) {
    if (child.pid) await stopProcess(child.pid, 0);
    if (error instanceof EngineFailed) throw error;
    throw new EngineFailed(`${error instanceof Error ? error.message : error}\n${lastLinesOf(log.read())}`.trim());
  }
  let isStopping = false;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: LOOK_LIMIT_MS });
  const pid = child.pid ?? 0;
  const watch = watchEngine({
    isBroken: () => {
      log.cap();
      return answersBroken(client);
    },
    end: () => void child.kill('SIGKILL'),
  });
  ended.then(() => {
    watch.stop();
    return client.close(true);
  });
  return {
    port,
    pid,
    async stop() {
      isStopping = true;
      watch.stop();
      await engine.shutDown?.(client).catch(() => {});
      // SecantusDB waits two seconds for its own accept(), unless a connection comes.
      const knocking = setInterval(() => void accepts(port), 50);
      await stopProcess(pid, engine.stopGraceMs ?? STOP_GRACE_MS).finally(() => clearInterval(knocking));
      await ended;
    },
    onExit(callback) {
      ended.then((end) => !isStopping && callback({ ...end, lastLines: lastLinesOf(end.output) }));
    },
  };
}

function endOf(child: ChildProcess, log: EngineLog): Promise<EngineEnd> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, output: error.message }));
    child.once('exit', (code, signal) => resolve({ code, signal, output: log.read() }));
  });
}

function whyItEnded(engine: Engine, end: EngineEnd): string {
  if (isFullDisk(end.output)) return NO_SPACE;
  return engine.explainEnd?.(end) ?? (lastLinesOf(end.output) || `it ended with ${end.signal ?? `code ${end.code}`}`);
}

function lastLinesOf(output: string): string {
  return output.split('\n').slice(-6).join('\n');
}

async function becomeReady(engine: Engine, port: number, uri: string): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await accepts(port))) {
    if (Date.now() > until) throw new EngineFailed('it does not answer');
    await wait(25);
  }
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: READY_LIMIT_MS });
  try {
    await client.db('admin').command({ ping: 1 });
    await engine.prepare(client, port);
  } finally {
    await client.close(true);
  }
}

/** Address of an embedded engine. Direct, so that the driver does not look for a replica set's other members. */
export function uriOf({ retriesWrites }: Engine, port: number, key?: DatabaseKey): string {
  const credentials = key ? credentialsOf(key) : '';
  // Named, since else a user would belong to whichever database stands in the path.
  const source = key ? '&authSource=admin' : '';
  return `mongodb://${credentials}127.0.0.1:${port}/practice?directConnection=true&retryWrites=${retriesWrites}${source}`;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
