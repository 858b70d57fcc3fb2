import { statfsSync } from 'node:fs';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';

/** With less than this no engine begins its files, and one whose log has no room either says nothing of it. */
const LEAST_BYTES = 16_000_000;

/** What programs say when they cannot write, in the system's own words. */
export const NO_SPACE = 'No space left on device';

/** Whether a program's output or an error says that a disk is full. */
export function isFullDisk(said: unknown): boolean {
  return /ENOSPC|No space left on device/i.test(messageOf(said));
}

/** The sentence about the full disk of a data folder; undefined when neither the error nor the disk says that it is full. */
export function diskIsFull(dataDir: string, error: unknown): UserFacingError | undefined {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (!isFullDisk(error) && free >= LEAST_BYTES) return undefined;
  return new UserFacingError(
    `The disk of ${dataDir} is full (${Math.floor(free / 1e6)} MB are free), so the database cannot be started. What is in the ` +
      'folder is as it was: make room on the disk, and start again.',
  );
}
