import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Created on demand only, and in use only while a transaction runs: on Node 20 an AsyncLocalStorage in use makes every
 * promise of the process two to three times as slow.
 */
let scope: AsyncLocalStorage<true> | undefined;
let running = 0;

/** From now on a call to another service inside a transaction throws. For tests: see `useTestDatabase`. */
export function forbidCallsInTransactions(): void {
  scope ??= new AsyncLocalStorage();
}

/** Runs the work of a transaction, marked as such where calls inside of it are forbidden. */
export async function runInTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  if (!scope) return work();
  running += 1;
  try {
    return await scope.run(true, work);
  } finally {
    running -= 1;
    if (running === 0) scope.disable();
  }
}

/**
 * @throws Error inside a transaction, where calls are forbidden: it is retried on conflicts, and would keep its locks
 *   for as long as the other service takes.
 */
export function assertOutsideTransaction(call: string): void {
  if (scope?.getStore())
    throw new Error(`${call} is called inside a transaction; call it before, and hand on the answer.`);
}
