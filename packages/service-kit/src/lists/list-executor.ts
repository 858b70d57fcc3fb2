import mongoose from 'mongoose';
import { database } from '../database.ts';

/** What runs the queries of lists: the database with its indexes, or an index in this process. */
export type ListExecutor = 'database' | 'memory';

let chosen: ListExecutor | undefined;
const known = new WeakMap<object, Promise<ListExecutor>>();

/** Chooses for this process; undefined leaves it to the database that it is connected to. */
export function setListExecutor(executor: ListExecutor | undefined): void {
  chosen = executor;
}

/** `memory` on the embedded SecantusDB, which sorts and counts slowly; any MongoDB runs them itself. */
export function listExecutor(): Promise<ListExecutor> {
  if (chosen) return Promise.resolve(chosen);
  const client = mongoose.connection.getClient();
  const detected = known.get(client) ?? detectExecutor();
  known.set(client, detected);
  detected.catch(() => known.delete(client));
  return detected;
}

async function detectExecutor(): Promise<ListExecutor> {
  const info = await database().command({ buildInfo: 1 });
  return 'secantusVersion' in info ? 'memory' : 'database';
}
