import type { IndexDescription } from 'mongodb';
import { database } from './database.ts';

/** The part of a mongoose model that `prepareModels` needs. */
export type StoredModel = {
  collection: { collectionName: string };
  schema: { indexes: () => [key: object, options: object][] };
};

/** Creates collections and indexes of models; both must exist before a transaction writes to them. */
export async function prepareModels(models: StoredModel[]): Promise<void> {
  for (const { collection, schema } of models) {
    const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }));
    await prepareCollection(collection.collectionName, indexes as IndexDescription[]);
  }
}

/** Creates a collection with its indexes, in one command, unless they exist. */
export async function prepareCollection(name: string, indexes: IndexDescription[]): Promise<void> {
  if (indexes.length === 0) await createCollection(name);
  else await database().collection(name).createIndexes(indexes);
}

/** Creates a collection unless it exists. */
export async function createCollection(name: string): Promise<void> {
  try {
    await database().createCollection(name);
  } catch (error) {
    const NAMESPACE_EXISTS = 48;
    if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
  }
}
