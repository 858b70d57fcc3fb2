import type { Collection, Document, Filter, WithId } from 'mongodb';
import { helpsDatabase } from './list-executor.ts';

/**
 * Changes a record and returns it as it is then; null when it is not there. The embedded database goes through all records
 * for a findOneAndUpdate, so there the record is read after the change, with those that came in between.
 */
export async function updateById<T extends { _id: string }>(
  collection: Collection<T>,
  _id: string,
  update: Document[],
): Promise<WithId<T> | null> {
  const filter = { _id } as Filter<T>;
  if (!(await helpsDatabase())) return collection.findOneAndUpdate(filter, update, { returnDocument: 'after' });
  await collection.updateOne(filter, update);
  return collection.findOne(filter);
}
