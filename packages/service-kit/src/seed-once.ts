import { createCollection, database } from './database.ts';

type SeedMark = { _id: string; at: Date };

/**
 * Runs first data once for good: a mark is written when `work` has ended, so what somebody deletes later does not come
 * back, and a crash half-way repeats it. `work` must be repeatable, also by two processes that start at the same moment.
 */
export async function seedOnce(name: string, work: () => Promise<void>): Promise<boolean> {
  await createCollection('seeds');
  const marks = database().collection<SeedMark>('seeds');
  if (await marks.findOne({ _id: name })) return false;
  await work();
  await marks.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  return true;
}
