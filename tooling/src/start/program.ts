import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DATA_DIR_FLAG } from '@practice/service-kit/program-command';
import { z } from 'zod';
import { withPrivateFiles } from '../database/private-files.ts';
import { findProcesses } from '../processes/find-processes.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { checkoutVersion } from './checkout-version.ts';
import { watchMemory } from './memory.ts';
import { eachLine, openLogFile, warnings } from './program-log.ts';

/** Without a password the one that was given holds, or it is chosen at the link, a path of the site. */
export const account = z.object({
  username: z.string(),
  password: z.string().nullable(),
  role: z.string(),
  link: z.string().optional(),
});
export type Account = z.output<typeof account>;

/** What the gateway and the services report to their parent process. */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), message: z.string() }),
  z.object({ type: z.literal('accounts'), accounts: z.array(account) }),
  z.object({ type: z.literal('ready'), url: z.string() }),
]);

export type ProgramEnd = {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it said last, for people: sentences, or lines of its log when it said none. */
  lastLines: string;
  /** Why, in a few words. */
  why: string;
};
export type Program = {
  pid: number | undefined;
  /** The address, once it serves; undefined when it ended before. */
  ready: Promise<string | undefined>;
  ended: Promise<ProgramEnd>;
  /** Asks it to finish what it is at, and ends it by force after `graceMs`; its log says for what reason. */
  stop(graceMs: number, reason: string): Promise<void>;
};

type ProgramOptions = {
  /** A JavaScript file. */
  path: string;
  /** Marks the process as this data folder's. */
  dataDir: string;
  /** Name of its log in the data folder. */
  logName: string;
  env: Record<string, string | undefined>;
  /** Sent to the program as soon as it is known, in place of its MONGODB_URI. */
  mongodbUri?: Promise<string>;
  onProgress(line: string): void;
  onAccounts(accounts: Account[]): void;
  onWarning(line: string): void;
};

/** What V8 prints when memory runs out is some forty lines. */
const MAX_ERRORS = 60;

/**
 * glibc gives threads memory from pools of their own, which fragment under load: a quarter of the gateway's memory. Two
 * pools are enough for the few threads of Node; Alpine, macOS and Windows know no such pools.
 */
const lessFragmented = { MALLOC_ARENA_MAX: '2' };

/** Starts a program of the product, with a channel over which it says when it serves. */
export function startProgram(options: ProgramOptions): Program {
  const logFile = join(options.dataDir, 'logs', `${options.logName}.log`);
  // A session of its own: Ctrl-C in the terminal is for the supervisor. It ends by itself when the channel closes.
  const child = withPrivateFiles(() =>
    spawn(process.execPath, [options.path, DATA_DIR_FLAG, options.dataDir], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...lessFragmented,
        ...options.env,
        ...(options.mongodbUri ? { MONGODB_URI: 'sent' } : {}),
        PRODUCT_VERSION: options.env.PRODUCT_VERSION || checkoutVersion(),
        LOG_FILE: logFile,
      },
    }),
  );
  options.mongodbUri?.then(
    (uri) => child.connected && child.send({ uri }, () => undefined),
    () => undefined,
  );
  const warn = warnings(options.onWarning);
  const write = openLogFile(logFile, (code) =>
    options.onWarning(`The log cannot be written (${code}); the program goes on.`),
  );
  const log = (level: 'info' | 'fatal', entry: object) =>
    write(JSON.stringify({ level, time: new Date().toISOString(), pid: child.pid, ...entry }));
  const memory = watchMemory(child.pid);
  const lastLines: string[] = [];
  const take = (line: string) => {
    write(line);
    warn(line);
    lastLines.push(line);
    if (lastLines.length > 12) lastLines.shift();
  };
  const lastErrors: string[] = [];
  const takeError = (line: string) => {
    take(line);
    lastErrors.push(line);
    if (lastErrors.length > MAX_ERRORS) lastErrors.shift();
  };
  if (child.stdout) eachLine(child.stdout, take);
  if (child.stderr) eachLine(child.stderr, takeError);

  const ended = new Promise<ProgramEnd>((resolve) => {
    child.once('error', ({ message: why }) => resolve({ code: null, signal: null, lastLines: why, why }));
    child.once('close', (code, signal) => {
      const why = describeEnd({ code, signal, lastErrors });
      // The program itself cannot say that it was killed.
      log(code === 0 ? 'info' : 'fatal', { msg: `program ended: ${why}`, code, signal, lastErrors, ...memory.end() });
      const sentences = lastLines.filter((line) => !line.startsWith('{'));
      resolve({ code, signal, why, lastLines: (sentences.length > 0 ? sentences : lastLines).join('\n') });
    });
  });
  const ready = new Promise<string | undefined>((resolve) => {
    ended.then(() => resolve(undefined));
    child.on('message', (data) => {
      const { data: said } = message.safeParse(data);
      if (said?.type === 'progress') options.onProgress(said.message);
      if (said?.type === 'accounts') options.onAccounts(said.accounts);
      if (said?.type === 'ready') resolve(said.url);
    });
  });
  return {
    pid: child.pid,
    ready,
    ended,
    async stop(graceMs, reason) {
      if (child.pid && child.exitCode === null && child.signalCode === null) {
        log('info', { msg: `program is asked to stop: ${reason}` });
        await stopProcess(child.pid, graceMs);
      }
      await ended;
    },
  };
}

/** Ends what a killed supervisor left of a program on a data folder, and waits for it. */
export async function stopLeftOverPrograms(path: string, dataDir: string): Promise<void> {
  const name = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pids = findProcesses({ program: new RegExp(`^${name}$`), flag: DATA_DIR_FLAG, value: dataDir });
  await Promise.all(pids.map((pid) => stopProcess(pid, 3000)));
}

type End = { code: number | null; signal: NodeJS.Signals | null; lastErrors: string[] };

/** Why a program ended, in a few words, as far as that can be known from outside. */
function describeEnd({ code, signal, lastErrors }: End): string {
  if (lastErrors.some((line) => line.includes('heap out of memory'))) return 'it ran out of memory';
  if (lastErrors.some((line) => line.includes('main thread has not responded'))) return 'it did not respond any more';
  if (signal === 'SIGKILL') return 'it was killed (SIGKILL), as the system does when memory runs out';
  return signal ? `it was ended by ${signal}` : `with code ${code}`;
}
