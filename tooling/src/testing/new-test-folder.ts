import { mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * An empty folder whose name begins with `prefix`, in memory where there is room: what tests write need not outlive the
 * machine, so no write waits for a disk. Whoever makes it removes it.
 */
export function newTestFolder(prefix: string): string {
  return realpathSync(mkdtempSync(join(hasMemoryFolder() ? MEMORY : tmpdir(), prefix)));
}

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
