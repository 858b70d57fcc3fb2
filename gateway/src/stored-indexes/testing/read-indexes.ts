import { database } from '@practice/service-kit';

/** The options that an index has had, the newest last, by its key as JSON, by collection. */
export type Indexes = Record<string, Record<string, Record<string, unknown>[]>>;

/** The indexes that the database has, without those of `_id` and those that the driver makes for contents of files. */
export async function readIndexes(): Promise<Indexes> {
  const found: Indexes = {};
  for (const { name: collection } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    if (/\.(?:files|chunks)$/.test(collection)) continue;
    for (const { key, name, v: _, ...options } of await database().collection(collection).indexes()) {
      if (name !== '_id_') found[collection] = { ...found[collection], [JSON.stringify(key)]: [options] };
    }
  }
  return found;
}

/** What is to be done, a sentence each, where the indexes of the code differ from those that are listed. */
export function problemsOf(listed: Indexes, current: Indexes): string[] {
  const collections = [...new Set([...Object.keys(listed), ...Object.keys(current)])];
  return collections.flatMap((collection) => {
    const [known = {}, now = {}] = [listed[collection], current[collection]];
    return [...new Set([...Object.keys(known), ...Object.keys(now)])].flatMap((key) => {
      const [before, after] = [known[key]?.at(-1), now[key]?.at(-1)].map((options) => options && textOf(options));
      if (before === after) return [];
      if (!before) return [`${collection} ${key} is new: add it to indexes.json as [${after}].`];
      if (!after) return [`${collection} ${key} is not in the code any more: ${REMOVED}`];
      return [`${collection} ${key} is ${before} in stored data and ${after} in the code: ${CHANGED}`];
    });
  });
}

const CHANGED =
  'append the new options to its list in indexes.json, and write a migration that drops the index unless only its expiry ' +
  'differs.';
const REMOVED = 'write a migration that drops it, and remove it from indexes.json.';

function textOf(options: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(options).sort()));
}
