import type { Document, Filter } from 'mongodb';
import { database } from './database.ts';
import { type ClientSession, withTransaction } from './transaction.ts';

/** MongoDB advises to write no more documents in a transaction, which it ends after a minute. */
export const MAX_DELETED_AT_ONCE = 1000;

type Options = {
  /** Writes in the transaction of the last, as the audit line about all of them. */
  withLast?: (session: ClientSession) => unknown;
  /** Documents that are deleted together. */
  batchSize?: number;
};

/**
 * Deletes the documents of a collection that match a filter, however many there are: a thousand in a transaction. It may be
 * ended at any time and run again.
 * @returns how many were deleted
 */
export async function deleteInBatches(
  collection: string,
  filter: Filter<Document>,
  { withLast, batchSize = MAX_DELETED_AT_ONCE }: Options = {},
): Promise<number> {
  const documents = database().collection(collection);
  let deleted = 0;
  let ids: unknown[] = [];
  const flush = async (isLast: boolean) => {
    const _id = { $in: ids as never[] };
    deleted += await withTransaction(async (session) => {
      const { deletedCount } = await documents.deleteMany({ ...filter, _id }, { session });
      if (isLast && deleted + deletedCount > 0) await withLast?.(session);
      return deletedCount;
    });
    ids = [];
  };
  for await (const { _id } of documents.find(filter, { projection: { _id: 1 } })) {
    if (ids.length === batchSize) await flush(false);
    ids.push(_id);
  }
  if (ids.length > 0) await flush(true);
  return deleted;
}
