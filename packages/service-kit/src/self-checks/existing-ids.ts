import { isObjectIdOrHexString, Types } from 'mongoose';
import { database } from '../database.ts';
import { inBatches } from '../embedded/in-batches.ts';
import type { StoredModel } from './next-documents.ts';

type Options = {
  /** By which the records are named; their id if not given. */
  key?: string;
  /** Names are texts also where they look like ids. */
  areTexts?: boolean;
};

/** Which of these names belong to a record. */
export async function existingIds(
  model: StoredModel,
  ids: Iterable<string>,
  { key = '_id', areTexts = false }: Options = {},
): Promise<Set<string>> {
  const collection = database().collection(model.collection.collectionName);
  const found = new Set<string>();
  for (const batch of await inBatches([...new Set(ids)])) {
    const query = { [key]: { $in: batch.map((id) => (areTexts ? id : toId(id))) } };
    for (const document of await collection.find(query, { projection: { [key]: 1 } }).toArray()) {
      found.add(String(document[key]));
    }
  }
  return found;
}

function toId(id: string): unknown {
  return isObjectIdOrHexString(id) ? new Types.ObjectId(id) : id;
}
