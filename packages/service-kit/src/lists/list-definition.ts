import type { EventPayload, EventType } from '@practice/contracts';
import type { Types } from 'mongoose';
import { database } from '../database.ts';
import type { StoredModel } from '../prepare-collections.ts';

/** A MongoDB query of plain values: patterns are `{ $regex: text }`, not RegExp objects. */
export type Filter = Record<string, unknown>;

/** Fields in the order in which they decide; the last one is `_id`, so that no two records tie (`orderBy`). */
export type Order = Record<string, 1 | -1>;

/** Which records of a list, and in which order. */
export type ListQuery = { filter: Filter; order: Order };

export type PageRange = { skip: number; limit: number };

/** How many records a filter finds, or with `sumOf` the exact sum of a field of amounts with up to two decimals. */
export type Measure = { filter: Filter; sumOf?: string };

/** A stored record of a list. */
export type Stored<T> = T & { _id: Types.ObjectId };

/** Some indexed fields of a record, and its id. */
export type FieldsOf<T, Field extends keyof T> = { _id: string } & {
  [Name in Field]: T[Name] extends Date ? number : T[Name];
};

/** The model of the records. Filters and orders go to the database as they are, without mongoose's conversions. */
export type ListedModel = Pick<StoredModel, 'collection'>;

/** The definition of a list, for both ways of querying it; see `RecordList`. */
export type ListDefinition<T> = {
  model: ListedModel;
  /**
   * The indexes that its filters and orders use, for a database that sorts by them. Built at the start where the
   * database runs the queries; elsewhere they would only slow down writes.
   */
  indexes: Order[];
  /**
   * The fields that filters, orders and sums read, each with what the in-memory index keeps of a value: short, nothing
   * clinical, and such that a filter matches it exactly when it matches what is stored. Dates are kept in milliseconds.
   * A query with any other field goes to the database.
   */
  indexed: { [Field in keyof T & string]?: (value: T[Field]) => unknown };
  /**
   * For records that are never changed: a number that grows from one to the next. The in-memory index then reads what came
   * after the last it has, and everything again once its first record is gone.
   */
  appendedBy?: keyof T & string;
  /** The events by which records are added, changed and removed, each with the id of its record. */
  changedBy?: { [Type in EventType]?: (payload: EventPayload<Type>) => string };
  /** Ids of other records that change along with one, and have no event of their own. */
  changedAlong?: (indexed: Record<string, unknown>) => string[];
};

/** An order by some fields, all in one direction, so that one index serves both. */
export function orderBy(direction: 'asc' | 'desc', ...fields: string[]): Order {
  const sign = direction === 'asc' ? 1 : -1;
  return Object.fromEntries([...fields, '_id'].map((field) => [field, sign] as const));
}

export function collectionOf({ collection }: ListedModel) {
  return database().collection(collection.collectionName);
}
