import type { IndexDescription } from 'mongodb';
import { database } from './database.ts';
import { logger } from './logger.ts';
import { untilAvailable } from './until-available.ts';

const SLOW_MS = 3000;
const NAMESPACE_EXISTS = 48;
/** IndexOptionsConflict, IndexKeySpecsConflict */
const OTHER_OPTIONS = [85, 86];

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

/**
 * Creates a collection with its indexes, in one command, unless they exist. An index that differs from the stored one only
 * in when documents expire is built anew; any other change of options needs a migration that drops the index first.
 */
export async function prepareCollection(name: string, indexes: IndexDescription[]): Promise<void> {
  if (indexes.length === 0) return createCollection(name);
  const report = () => logger.info({ collection: name }, 'indexes are being built, which may take a while');
  const slow = setInterval(report, SLOW_MS);
  try {
    await build(name, indexes).catch(async (error: unknown) => {
      if (!hasCode(error, OTHER_OPTIONS)) throw error;
      await dropOtherExpiries(name, indexes);
      await build(name, indexes);
    });
  } finally {
    clearInterval(slow);
  }
}

/**
 * By default a build waits for every member of a replica set, also for one that is down. The driver does not repeat it when the
 * primary changes.
 */
async function build(name: string, indexes: IndexDescription[]): Promise<void> {
  await untilAvailable(() => database().collection(name).createIndexes(indexes, { commitQuorum: 'majority' }));
}

/** Drops rather than changes them (`collMod`): the role readWrite may do the one and not the other. */
async function dropOtherExpiries(name: string, indexes: IndexDescription[]): Promise<void> {
  const collection = database().collection(name);
  for (const stored of await collection.indexes()) {
    const declared = indexes.find(({ key }) => JSON.stringify(key) === JSON.stringify(stored.key));
    if (declared && declared.expireAfterSeconds !== stored.expireAfterSeconds)
      await collection.dropIndex(String(stored.name));
  }
}

/** Creates a collection unless it exists. */
export async function createCollection(name: string): Promise<void> {
  try {
    await untilAvailable(() => database().createCollection(name));
  } catch (error) {
    if (!hasCode(error, [NAMESPACE_EXISTS])) throw error;
  }
}

function hasCode(error: unknown, codes: unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
