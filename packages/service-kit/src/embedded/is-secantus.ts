import mongoose from 'mongoose';
import { database } from '../database.ts';

const known = new WeakMap<object, Promise<boolean>>();

/**
 * Whether this process is connected to the embedded SecantusDB, which sorts and counts slowly, and at every write wakes all
 * who wait for changes.
 */
export function isSecantus(): Promise<boolean> {
  const client = mongoose.connection.getClient();
  const detected = known.get(client) ?? detect();
  known.set(client, detected);
  detected.catch(() => known.delete(client));
  return detected;
}

async function detect(): Promise<boolean> {
  return 'secantusVersion' in (await database().command({ buildInfo: 1 }));
}
