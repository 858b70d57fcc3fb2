import { isSecantus } from '../database-engine.ts';

/** What runs the queries of lists: the database with its indexes, or an index in this process. */
export type ListExecutor = 'database' | 'memory';

let chosen: ListExecutor | undefined;

/** Chooses for this process; undefined leaves it to the database that it is connected to. */
export function setListExecutor(executor: ListExecutor | undefined): void {
  chosen = executor;
}

/** `memory` on the embedded SecantusDB; any MongoDB runs lists itself. */
export async function listExecutor(): Promise<ListExecutor> {
  return chosen ?? ((await isSecantus()) ? 'memory' : 'database');
}
