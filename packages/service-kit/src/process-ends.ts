import { appendFileSync, writeSync } from 'node:fs';
import { serializeError } from './logger.ts';

type Entry = { level: 'info' | 'fatal'; msg: string } & Record<string, unknown>;
type Options = {
  /** Where lines go when nobody reads the output any more: the log file of whoever started this process. */
  logFile?: string | undefined;
  /** A stop that takes longer is cut off. */
  stopMs?: number;
};

export type ProcessEnds = {
  /** What to do when the process is asked to end; without it the process ends at once. */
  stopWith: (stop: () => Promise<void>) => void;
  isStopping: () => boolean;
};

const STOP_MS = 8000;
const WRITE_MS = 1000;
/** Whoever started the process closes the channel by ending. */
const REQUESTS = { SIGTERM: 'SIGTERM', SIGINT: 'SIGINT', SIGHUP: 'SIGHUP', disconnect: 'its parent is gone' } as const;

/**
 * From here on this process stops when it is asked to, and every end of it that it can still notice leaves a line in the
 * log, whatever the log's level is, written before the process is gone: who asked for a stop, the error that nobody
 * caught, or where `process.exit` was called. To be called once, at the start.
 */
export function watchProcessEnds({ logFile, stopMs = STOP_MS }: Options = {}): ProcessEnds {
  let stop = async () => {};
  let reason: string | undefined;
  let isStopping = false;

  const begin = async (request: string) => {
    if (isStopping) return;
    isStopping = true;
    reason = request;
    write({ level: 'info', msg: `process is asked to stop: ${request}` }, logFile);
    const limit = setTimeout(() => {
      reason = `${request}, and the stop took longer than ${stopMs} ms`;
      process.exit(1);
    }, stopMs);
    limit.unref();
    await stop();
    process.exit(0);
  };
  for (const [event, request] of Object.entries(REQUESTS)) {
    process.once(event as NodeJS.Signals, () => void begin(request));
  }
  process.on('uncaughtException', (error, origin) => {
    reason = origin === 'unhandledRejection' ? 'a promise was rejected and nobody noticed' : 'nobody caught an error';
    write({ level: 'fatal', msg: reason, err: serializeError(error), detail: detailOf(error) }, logFile);
    process.exit(1);
  });
  process.on('exit', (code) => {
    const exit = reason === undefined ? { frames: framesHere() } : {};
    const rssMb = Math.round(process.memoryUsage.rss() / 1e6);
    const msg = `process ends: ${reason ?? 'process.exit was called, or nothing was left to do'}`;
    write({ level: code === 0 ? 'info' : 'fatal', msg, code, ...exit, rssMb, upSeconds: uptime() }, logFile);
  });

  return {
    stopWith: (work) => {
      stop = work;
    },
    isStopping: () => isStopping,
  };
}

const QUOTING = /^(Mongo|Bulk|BSON|Validat|Cast|Zod|Syntax)/;

/** What an error says, unless it may quote what people have written. */
function detailOf(error: unknown): string | undefined {
  return error instanceof Error && !QUOTING.test(error.name) ? error.message : undefined;
}

/** Who called process.exit: this runs inside of that call. */
function framesHere(): string[] {
  const frames = new Error().stack?.split('\n').slice(3, 9) ?? [];
  return frames.map((line) => line.trim());
}

const uptime = () => Math.round(process.uptime());

/** One line in the form of the logger's, at once and by no buffer: on the output, else in the file. */
function write(entry: Entry, logFile: string | undefined): void {
  const { level, ...rest } = entry;
  const line = `${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, ...rest })}\n`;
  if (isWritten(line) || !logFile) return;
  try {
    appendFileSync(logFile, line, { mode: 0o600 });
  } catch {
    // There is nowhere left to say it.
  }
}

function isWritten(line: string): boolean {
  const until = Date.now() + WRITE_MS;
  let rest = Buffer.from(line);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      if (!isFull || Date.now() > until) return false;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
  return true;
}
