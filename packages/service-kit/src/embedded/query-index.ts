import { Types } from 'mongoose';
import {
  collectionOf,
  type Filter,
  type ListDefinition,
  type ListQuery,
  type Measure,
  type PageRange,
  type Stored,
} from '../lists/list-definition.ts';
import type { IndexEntry } from './index-entry.ts';
import type { IndexViews } from './index-views.ts';

/** What an in-memory index offers to queries. */
export type ListIndex = { readonly isLoaded: boolean; current: () => Promise<IndexViews>; reset: () => void };

/**
 * A page of a list: the in-memory index says which records are on it, and the database gives those alone. null when the
 * index does not have the fields, or the database repeatedly disagrees about the page.
 */
export async function findPageByIndex<T>(
  index: ListIndex,
  list: ListDefinition<T>,
  query: ListQuery,
  { skip, limit }: PageRange,
): Promise<{ items: Stored<T>[]; total: number } | null> {
  if (!isIndexed(list, query.filter) || !Object.keys(query.order).every((field) => isKnown(list, field))) return null;
  // Twice: a record may change or go after the index was read.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const entries = (await index.current()).view(query);
    const total = entries.length;
    const ids = entries.slice(skip, skip + limit).map(({ _id }) => new Types.ObjectId(_id));
    if (ids.length === 0) return { items: [], total };
    const items = await collectionOf(list.model)
      .aggregate<Stored<T>>([{ $match: { _id: { $in: ids } } }, { $match: query.filter }, { $sort: query.order }])
      .toArray();
    if (items.length === ids.length) return { items, total };
  }
  index.reset();
  return null;
}

/** Counts and sums by the index; null when it does not have the fields. */
export async function measureByIndex<T, Name extends string>(
  index: ListIndex,
  list: ListDefinition<T>,
  measures: Record<Name, Measure>,
): Promise<Record<Name, number> | null> {
  const all = Object.entries<Measure>(measures);
  const isAnswered = ({ filter, sumOf }: Measure) => isIndexed(list, filter) && (!sumOf || isKnown(list, sumOf));
  if (!all.every(([, measure]) => isAnswered(measure))) return null;
  const views = await index.current();
  return Object.fromEntries(all.map(([name, measure]) => [name, measureIn(views, measure)])) as Record<Name, number>;
}

/** Fields of all records that a filter finds, by the index; null when it does not have the fields. */
export async function readFieldsByIndex<T>(
  index: ListIndex,
  list: ListDefinition<T>,
  filter: Filter,
  fields: string[],
): Promise<readonly IndexEntry[] | null> {
  if (!isIndexed(list, filter) || !fields.every((field) => isKnown(list, field))) return null;
  return (await index.current()).view({ filter, order: { _id: 1 } }).slice();
}

function measureIn(views: IndexViews, { filter, sumOf }: Measure): number {
  const entries = views.view({ filter, order: { _id: 1 } });
  if (sumOf === undefined) return entries.length;
  // Hundredths add up exactly.
  const hundredths = entries.reduce((sum, entry) => sum + Math.round(Number(entry[sumOf] ?? 0) * 100), 0);
  return hundredths / 100;
}

function isIndexed<T>(list: ListDefinition<T>, filter: Filter): boolean {
  return Object.entries(filter).every(([field, condition]) => {
    if (condition instanceof RegExp) return false;
    if (field.startsWith('$')) return Array.isArray(condition) && condition.every((each) => isIndexed(list, each));
    return field !== '_id' && isKnown(list, field);
  });
}

function isKnown<T>(list: ListDefinition<T>, field: string): boolean {
  return field === '_id' || Object.hasOwn(list.indexed, field.split('.')[0] ?? '');
}
