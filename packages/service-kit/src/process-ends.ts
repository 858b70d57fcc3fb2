import { appendFileSync, writeSync } from 'node:fs';
import { serializeError } from './logger.ts';

type Entry = { level: 'info' | 'fatal'; msg: string } & Record<string, unknown>;
type Options = {
  /** Where lines are written when nobody reads the output any more: the log file of the supervisor. */
  logFile?: string | undefined;
  /** A stop that takes longer is aborted. */
  stopMs?: number;
};

export type ProcessEnds = {
  /** Registers what to do before the process ends; without it the process ends at once. */
  stopWith: (stop: () => Promise<void>) => void;
  isStopping: () => boolean;
};

const STOP_MS = 8000;
const WRITE_MS = 1000;
/** The channel to the supervisor closes when the supervisor ends. */
const REQUESTS = { SIGTERM: 'SIGTERM', SIGINT: 'SIGINT', SIGHUP: 'SIGHUP', disconnect: 'its parent is gone' } as const;

/**
 * From now on this process stops gracefully on request, and logs the reason for its end whatever the log level, before
 * it is gone: the signal, the uncaught error, or the place where `process.exit` was called. Call it once, at the start.
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

/** The message of an error, unless it may quote personal data. */
function detailOf(error: unknown): string | undefined {
  return error instanceof Error && !QUOTING.test(error.name) ? error.message : undefined;
}

/** Who called process.exit: this runs inside of that call. */
function framesHere(): string[] {
  const frames = new Error().stack?.split('\n').slice(3, 9) ?? [];
  return frames.map((line) => line.trim());
}

const uptime = () => Math.round(process.uptime());

/** Writes one line in the logger's format, synchronously: to the output, or to the file. */
function write(entry: Entry, logFile: string | undefined): void {
  const { level, ...rest } = entry;
  const line = `${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, ...rest })}\n`;
  if (isWritten(line) || !logFile) return;
  try {
    appendFileSync(logFile, line, { mode: 0o600 });
  } catch {
    // Nowhere left to log to.
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
