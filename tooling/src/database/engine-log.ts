import { copyFileSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_BYTES = 5_000_000;

/** The log of an engine: what the program writes to, and what it has written since it was opened. */
export type EngineLog = { file: number; read(): string; cap(): void };

/**
 * Opens `database.log` in a folder. The engine writes to a file, not to a pipe, which would break when the supervisor is killed.
 * `cap`, called from time to time, moves what is over five megabytes to `database.log.1`, so that both never take more than ten
 * and what is written in between.
 */
export function openLog(logDir: string): EngineLog {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const path = join(logDir, 'database.log');
  let begin = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // Opened for appending, so that a program goes on at the beginning of a file that was emptied.
  const file = openSync(path, 'a', 0o600);
  const cap = () => {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    try {
      copyFileSync(path, `${path}.1`);
    } catch {
      // The disk is full: all the more reason to empty this one.
    }
    truncateSync(path);
    begin = 0;
  };
  cap();
  return { file, cap, read: () => readFileSync(path).subarray(begin).toString().trim() };
}
