import { AsyncLocalStorage } from 'node:async_hooks';

/** Created on demand only: on Node 20 the first use of an AsyncLocalStorage slows down every promise of the process. */
let scope: AsyncLocalStorage<true> | undefined;

/** From now on a call to another service inside a transaction throws. For tests: see `useTestDatabase`. */
export function forbidCallsInTransactions(): void {
  scope ??= new AsyncLocalStorage();
}

/** Runs the work of a transaction, marked as such where calls inside of it are forbidden. */
export function runInTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  return scope ? scope.run(true, work) : work();
}

/**
 * @throws Error inside a transaction, where calls are forbidden: it is retried on conflicts, and would keep its locks
 *   for as long as the other service takes.
 */
export function assertOutsideTransaction(call: string): void {
  if (scope?.getStore())
    throw new Error(`${call} is called inside a transaction; call it before, and hand on the answer.`);
}
