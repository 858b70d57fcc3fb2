import { type IndexEntry, toIndexEntry } from '../embedded/index-entry.ts';
import {
  collectionOf,
  type Filter,
  type ListDefinition,
  type ListedModel,
  type ListQuery,
  type Measure,
  type PageRange,
  type Stored,
} from './list-definition.ts';

/** What takes longer is broken off by the database, and is UNAVAILABLE: its caller has given up by then. */
const LIMIT = { maxTimeMS: 8000 };

/** A page of a collection, filtered, sorted and cut by the database, and how many records the filter finds in all. */
export async function findPage<T>(
  model: ListedModel,
  { filter, order }: ListQuery,
  { skip, limit }: PageRange,
): Promise<{ items: Stored<T>[]; total: number }> {
  const [items, total] = await Promise.all([
    find<T>(model, { filter, order }).skip(skip).limit(limit).toArray(),
    count(model, filter),
  ]);
  return { items, total };
}

/** The records of a list in its order. */
export function find<T>(model: ListedModel, { filter, order }: ListQuery) {
  return collectionOf(model).find<Stored<T>>(filter, LIMIT).sort(order);
}

/** Fields of all records that a filter finds, as the in-memory index has them. */
export async function readFields<T>(list: ListDefinition<T>, filter: Filter, fields: string[]): Promise<IndexEntry[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1] as const));
  const found = await collectionOf(list.model)
    .find<Stored<T>>(filter, { projection, ...LIMIT })
    .toArray();
  return found.map((record) => toIndexEntry(record, list));
}

/** Counts and sums, each with a command of its own that is covered by an index of its fields. */
export async function measure<Name extends string>(
  model: ListedModel,
  measures: Record<Name, Measure>,
): Promise<Record<Name, number>> {
  const results = await Promise.all(
    Object.entries<Measure>(measures).map(async ([name, { filter, sumOf }]) => {
      return [name, sumOf === undefined ? await count(model, filter) : await sum(model, filter, sumOf)] as const;
    }),
  );
  return Object.fromEntries(results) as Record<Name, number>;
}

function count(model: ListedModel, filter: Filter): Promise<number> {
  // Without a filter the index of ids is counted instead of the records.
  const hint = Object.keys(filter).length === 0 ? { hint: '_id_' } : {};
  return collectionOf(model).countDocuments(filter, { ...hint, ...LIMIT });
}

async function sum(model: ListedModel, filter: Filter, field: string): Promise<number> {
  // Hundredths add up exactly.
  const hundredths = { $round: [{ $multiply: [`$${field}`, 100] }, 0] };
  const [group] = await collectionOf(model)
    .aggregate<{ sum: number }>([{ $match: filter }, { $group: { _id: null, sum: { $sum: hundredths } } }], LIMIT)
    .toArray();
  return (group?.sum ?? 0) / 100;
}
