import type { Db } from 'mongodb';
import mongoose from 'mongoose';
import { database } from '../database.ts';

const known = new WeakMap<object, Promise<boolean>>();

/**
 * Whether this process is connected to the embedded SecantusDB, which sorts and counts slowly, and at every write wakes all
 * who wait for changes.
 */
export function isSecantus(): Promise<boolean> {
  const client = mongoose.connection.getClient();
  const detected = known.get(client) ?? isDatabaseOfSecantus(database());
  known.set(client, detected);
  detected.catch(() => known.delete(client));
  return detected;
}

/** Whether SecantusDB answers on a connection of its own, as of a backup. */
export async function isDatabaseOfSecantus(db: Pick<Db, 'command'>): Promise<boolean> {
  return 'secantusVersion' in (await db.command({ buildInfo: 1 }));
}
