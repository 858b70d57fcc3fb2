import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const LIMIT_BYTES = 10_000_000;
/** The same complaint is not repeated on the terminal within this time. */
const QUIET_MS = 60_000;
const LOUD = new Set(['warn', 'error', 'fatal']);

/**
 * Appends lines to a file; at 10 MB it becomes `<file>.1` and a new one is begun. What cannot be written, as on a full disk, is
 * left out: the program that said it goes on. `onLost` hears of it now and then, with the reason.
 */
export function openLogFile(path: string, onLost: (code: string) => void = () => undefined): (line: string) => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let size = existsSync(path) ? statSync(path).size : 0;
  let file = openSync(path, 'a', 0o600);
  let saidAt = Number.NEGATIVE_INFINITY;
  const write = (line: string) => {
    if (size > LIMIT_BYTES) {
      closeSync(file);
      renameSync(path, `${path}.1`);
      file = openSync(path, 'a', 0o600);
      size = 0;
    }
    size += writeSync(file, `${line}\n`);
  };
  return (line) => {
    try {
      write(line);
    } catch (error) {
      if (Date.now() - saidAt < QUIET_MS) return;
      saidAt = Date.now();
      onLost((error as NodeJS.ErrnoException).code ?? String(error));
    }
  };
}

/** Hands on each line of a stream. */
export function eachLine(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', take);
}

/** Says warnings and errors of JSON log lines in a few words; the whole is in the file. */
export function warnings(onWarning: (line: string) => void): (line: string) => void {
  const lastSaid = new Map<string, number>();
  return (line) => {
    const entry = parse(line);
    if (!entry || !LOUD.has(entry.level)) return;
    const text = `${entry.level}: ${entry.msg}`;
    if (Date.now() - (lastSaid.get(text) ?? 0) < QUIET_MS) return;
    lastSaid.set(text, Date.now());
    onWarning(text);
  };
}

function parse(line: string): { level: string; msg: string } | undefined {
  try {
    const { level, msg } = JSON.parse(line);
    return typeof level === 'string' && typeof msg === 'string' ? { level, msg } : undefined;
  } catch {
    return undefined;
  }
}
