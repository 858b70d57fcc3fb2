import { isSecantus } from './is-secantus.ts';

/**
 * Who does the work of a query: `database`, by the database's own means, as on any MongoDB; or `memory`, this process, in
 * the steps that the embedded SecantusDB is quick at. Both give the same results on either.
 */
export type ListExecutor = 'database' | 'memory';

let chosen: ListExecutor | undefined;

/** Chooses for this process; undefined leaves it to the database that it is connected to. */
export function setListExecutor(executor: ListExecutor | undefined): void {
  chosen = executor;
}

/** Whether this process helps the embedded database: the one switch of what exists only for it, all of it in this folder. */
export async function helpsDatabase(): Promise<boolean> {
  return chosen ? chosen === 'memory' : isSecantus();
}
