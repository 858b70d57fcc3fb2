import type { ListDefinition, Stored } from '../lists/list-definition.ts';

/** What the in-memory index keeps of a record: its id and its indexed fields. */
export type IndexEntry = { _id: string } & Record<string, unknown>;

const interned = new Map<unknown, unknown>();

/** For `indexed`: the value as it is stored. */
export function asStored<T>(value: T): T {
  return value;
}

/** For `indexed`: a text that many records share, such as a status, kept once. Not for names, which would stay for good. */
export function intern<T>(text: T): T {
  if (!interned.has(text)) interned.set(text, text);
  return interned.get(text) as T;
}

/** The projection that loads what `toIndexEntry` reads. */
export function indexedFields<T>({ indexed }: ListDefinition<T>): Record<string, 1> {
  return Object.fromEntries(Object.keys(indexed).map((field) => [field, 1] as const));
}

export function toIndexEntry<T>(record: Stored<T>, { indexed }: ListDefinition<T>): IndexEntry {
  // Built in one object: a copy of it with the id would take twice the memory.
  const entry: IndexEntry = { _id: String(record._id) };
  const fields: Record<string, unknown> = entry;
  for (const field of Object.keys(indexed) as (keyof T & string)[]) {
    const stored = record[field];
    if (stored === undefined) continue;
    const value = indexed[field]?.(stored);
    fields[field] = value instanceof Date ? value.getTime() : value;
  }
  return entry;
}
