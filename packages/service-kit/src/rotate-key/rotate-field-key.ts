import type { Collection, Db, Document } from 'mongodb';
import { decryptText, encryptText, isEncrypted, isOfWritingKey, UNREADABLE_TEXT } from '../field-encryption.ts';

/** What became of the encrypted texts: written anew, already of the key, and left because no key reads them. */
export type Rotated = { rewritten: number; current: number; unreadable: number };

type Options = {
  /** Documents that are written together. */
  batchSize?: number;
  /** Called after each batch. */
  onProgress?: (rotated: Rotated) => unknown;
};

/** A text, where it is in its document (`resubmissions.0.reason`) and by which name it was encrypted (without positions). */
type Found = { path: string; field: string; value: string };
type Write = { updateOne: { filter: Document; update: Document } };

const BATCH = 200;
/** Texts that others save meanwhile are looked at again, so often. */
const MAX_PASSES = 5;

/**
 * Encrypts every encrypted text of a database anew that is not of the current key. It may be stopped and run again at any
 * time, and beside running processes that have the same keys: a text that somebody saves meanwhile is left as it was saved.
 * `setFieldKeys` comes first.
 * @throws Error when texts are saved faster than they are written anew
 */
export async function rotateFieldKey(db: Db, { batchSize = BATCH, onProgress }: Options = {}): Promise<Rotated> {
  const total: Rotated = { rewritten: 0, current: 0, unreadable: 0 };
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const { name } of collections) {
    if (name.startsWith('system.') || name.endsWith('.chunks')) continue;
    const done = await rotateCollection(db.collection(name), batchSize, (part) => onProgress?.(sum(total, part)));
    Object.assign(total, sum(total, done));
  }
  return total;
}

async function rotateCollection(
  collection: Collection,
  batchSize: number,
  onBatch: (part: Rotated) => unknown,
): Promise<Rotated> {
  let rewritten = 0;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = { current: 0, unreadable: 0 };
    let missed = 0;
    let writes: Write[] = [];
    const flush = async () => {
      if (writes.length === 0) return;
      const { matchedCount } = await collection.bulkWrite(writes, { ordered: false });
      missed += writes.length - matchedCount;
      rewritten += matchedCount;
      writes = [];
      await onBatch({ rewritten, ...found });
    };
    for await (const document of collection.find({}, { batchSize })) {
      const write = writeFor(collection.collectionName, document, found);
      if (write) writes.push(write);
      if (writes.length === batchSize) await flush();
    }
    await flush();
    if (missed === 0) return { rewritten, ...found };
  }
  throw new Error(`${collection.collectionName}: texts were saved all the time. Run it again when less is done.`);
}

/** Replaces the texts of one document, if they still are what was read. */
function writeFor(
  collection: string,
  document: Document,
  found: { current: number; unreadable: number },
): Write | null {
  const { _id } = document;
  const id = String(_id);
  const $set: Record<string, string> = {};
  const read: Record<string, string> = {};
  for (const { path, field, value } of textsOf(document)) {
    if (!isEncrypted(value)) continue;
    if (isOfWritingKey(value)) {
      found.current += 1;
      continue;
    }
    const location = { collection, id, field };
    const text = decryptText(value, location);
    if (text === UNREADABLE_TEXT) found.unreadable += 1;
    else {
      $set[path] = encryptText(text, location);
      read[path] = value;
    }
  }
  return Object.keys($set).length > 0 ? { updateOne: { filter: { _id, ...read }, update: { $set } } } : null;
}

function* textsOf(value: unknown, path = '', field = ''): Generator<Found> {
  if (typeof value === 'string') yield { path, field, value };
  else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* textsOf(each, join(path, String(index)), field);
  } else if (isPlain(value)) {
    for (const [name, each] of Object.entries(value)) yield* textsOf(each, join(path, name), join(field, name));
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

function sum(one: Rotated, other: Rotated): Rotated {
  return {
    rewritten: one.rewritten + other.rewritten,
    current: one.current + other.current,
    unreadable: one.unreadable + other.unreadable,
  };
}
