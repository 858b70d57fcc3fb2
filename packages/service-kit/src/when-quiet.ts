import { setTimeout as pause } from 'node:timers/promises';

const QUIET_MS = 50;
const LONGEST_MS = 500;

/** Whether nothing waits. */
let isAtOnce = false;
let running = 0;
let lastAt = Number.NEGATIVE_INFINITY;
const waiting = new Map<() => unknown, Promise<unknown>>();

/** Runs work that a caller waits for: what waits for quiet lets it go first. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    lastAt = performance.now();
  }
}

/** Resolves once no caller has been waiting for a moment, half a second from now at the latest. */
export async function quiet(): Promise<void> {
  const since = performance.now();
  while (!isQuiet() && performance.now() - since < LONGEST_MS) await pause(QUIET_MS / 2);
}

function isQuiet(): boolean {
  return isAtOnce || (running === 0 && performance.now() - lastAt >= QUIET_MS);
}

/** Has work done at once, also that for which no caller waits, so that readers find what a change has emitted. For tests. */
export function workAtOnce(value: boolean): void {
  isAtOnce = value;
}

/**
 * Calls `work` when it is quiet. Calls with the same function until then are one.
 * @returns when nothing waits for quiet, what `work` returns, to be waited for
 */
export function whenQuiet(work: () => Promise<unknown>): Promise<unknown> | undefined {
  if (isAtOnce) return work();
  if (waiting.has(work)) return undefined;
  const done = quiet().then(() => {
    waiting.delete(work);
    return work();
  });
  waiting.set(work, done);
  return undefined;
}

/** Resolves when nothing waits for quiet any more. */
export async function quietWorkDone(): Promise<void> {
  await Promise.all(waiting.values());
}
