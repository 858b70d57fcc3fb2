import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { OperationProblem } from '../operations/operation.ts';

const PAUSE_MS = 20;
const LIMIT_MS = 20_000;
/** What is done under such a lock takes milliseconds: the lock of a process that was killed is older. */
const STALE_MS = 10_000;

/**
 * Runs `change` while no other process does under the same lock, which is a folder: it works between containers that share a
 * volume, too.
 * @param folder does not exist while nothing is changed
 * @throws OperationProblem when others hold it for 20 seconds
 */
export function withFolderLock<Result>(folder: string, change: () => Result): Result {
  const until = Date.now() + LIMIT_MS;
  while (!take(folder)) {
    if (Date.now() > until)
      throw new OperationProblem(`Another program is changing the same file. Its lock: ${folder}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return change();
  } finally {
    rmdirSync(folder);
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeStale(folder);
    return false;
  }
}

function removeStale(folder: string): void {
  try {
    if (Date.now() - statSync(folder).mtimeMs > STALE_MS) rmdirSync(folder);
  } catch {
    // Its holder has removed it by now.
  }
}
