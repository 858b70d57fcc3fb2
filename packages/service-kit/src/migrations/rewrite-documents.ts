import type { AnyBulkWriteOperation, Document, Filter } from 'mongodb';
import { database } from '../database.ts';
import { createCollection } from '../prepare-collections.ts';

const BATCH = 500;

/**
 * For migrations: replaces the documents of a collection that match `filter` by what `rewrite` makes of them, in batches.
 * Repeatable as long as a rewritten document no longer matches.
 */
export async function rewriteDocuments(
  collection: string,
  filter: Filter<Document>,
  rewrite: (document: Document) => Document,
): Promise<void> {
  await inBatches(collection, filter, ({ _id, ...rest }) => ({
    replaceOne: { filter: { _id }, replacement: rewrite(rest) },
  }));
}

/**
 * For migrations: moves the documents of a collection to another, rewritten on the way, and drops the old one. What the
 * new collection has already under the same `_id` stays, so a move that was interrupted can be repeated.
 */
export async function moveCollection(
  from: string,
  to: string,
  rewrite: (document: Document) => Document = (document) => document,
): Promise<void> {
  if (!(await exists(from))) return;
  await createCollection(to);
  await inBatches(
    from,
    {},
    ({ _id, ...rest }) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: rewrite(rest) }, upsert: true } }),
    to,
  );
  await database().dropCollection(from);
}

/** For migrations: drops a collection whose documents are not worth keeping. */
export async function removeCollection(name: string): Promise<void> {
  if (await exists(name)) await database().dropCollection(name);
}

/** For migrations: gives the documents of a collection that have no `version` the first one, in place of mongoose's. */
export async function addVersions(collection: string): Promise<void> {
  await database()
    .collection(collection)
    .updateMany({ version: { $exists: false } }, { $set: { version: 1 }, $unset: { __v: '' } });
}

/** For migrations: drops those of these indexes that a collection has. */
export async function dropIndexes(collection: string, names: string[]): Promise<void> {
  const stored = new Set((await database().collection(collection).indexes()).map(({ name }) => name));
  for (const name of names) if (stored.has(name)) await database().collection(collection).dropIndex(name);
}

async function inBatches(
  from: string,
  filter: Filter<Document>,
  toWrite: (document: Document) => AnyBulkWriteOperation,
  to = from,
): Promise<void> {
  let writes: AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await database().collection(to).bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const document of database().collection(from).find(filter, { batchSize: BATCH })) {
    writes.push(toWrite(document));
    if (writes.length === BATCH) await flush();
  }
  await flush();
}

async function exists(name: string): Promise<boolean> {
  return database().listCollections({ name }, { nameOnly: true }).hasNext();
}
