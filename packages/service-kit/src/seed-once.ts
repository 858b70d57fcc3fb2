import { database } from './database.ts';
import { withMigrationLock } from './migrations/migration-lock.ts';
import { createCollection } from './prepare-collections.ts';

type SeedMark = { _id: string; at: Date };

/**
 * Seeds data exactly once: a record is written when `work` is done, so deleted seed data does not come back, and an
 * interrupted seed is repeated: `work` must be idempotent. Of processes that start together one seeds, and the others wait.
 */
export async function seedOnce(name: string, work: () => Promise<void>): Promise<boolean> {
  await createCollection('seeds');
  const marks = database().collection<SeedMark>('seeds');
  if (await marks.findOne({ _id: name })) return false;
  return withMigrationLock(async () => {
    if (await marks.findOne({ _id: name })) return false;
    await work();
    await marks.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    return true;
  });
}
