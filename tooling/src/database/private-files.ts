import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of downloaded programs: nothing of the practice lies there, and programs have to stay executable. */
const PROGRAMS = new Set(['secantus', 'mongod']);

/**
 * Makes a data folder, and everything in it, its owner's alone: folders 0700, files 0600, also those of an older version.
 * What belongs to somebody else stays as it is.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
}

function close(path: string, isTop = true): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.uid !== process.getuid?.() || !(stat.isDirectory() || stat.isFile())) return;
  const mode = stat.isDirectory() ? 0o700 : 0o600;
  if ((stat.mode & 0o777) !== mode) chmodSync(path, mode);
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path)) if (!(isTop && PROGRAMS.has(name))) close(join(path, name), false);
}

/** Runs `start`, which starts a program: what that one writes is for its owner alone, whatever this process's umask is. */
export function withPrivateFiles<Result>(start: () => Result): Result {
  const before = process.umask(0o077);
  try {
    return start();
  } finally {
    process.umask(before);
  }
}
