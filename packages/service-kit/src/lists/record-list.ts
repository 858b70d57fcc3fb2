import { AppendedIndex } from '../embedded/appended-index.ts';
import { InMemoryIndex } from '../embedded/in-memory-index.ts';
import { helpsDatabase } from '../embedded/list-executor.ts';
import { findPageByIndex, type ListIndex, measureByIndex, readFieldsByIndex } from '../embedded/query-index.ts';
import { prepareCollection } from '../prepare-collections.ts';
import type { FieldsOf, Filter, ListDefinition, ListQuery, Measure, PageRange, Stored } from './list-definition.ts';
import { find, findPage, measure, readFields } from './query-database.ts';

/**
 * A list of stored records, defined once and queried in one of two ways: in the database, whose indexes sort and count,
 * or on the embedded database in an in-memory index. Both give the same result and include every earlier change.
 */
export class RecordList<T> {
  readonly definition: ListDefinition<T>;
  readonly #index: ListIndex;

  constructor(definition: ListDefinition<T>) {
    this.definition = definition;
    const { appendedBy } = definition;
    this.#index = appendedBy ? new AppendedIndex(definition, appendedBy) : new InMemoryIndex(definition);
  }

  /** A page of the list, and how many records the filter finds in all. */
  async findPage(query: ListQuery, range: PageRange): Promise<{ items: Stored<T>[]; total: number }> {
    const found = (await helpsDatabase()) && (await findPageByIndex(this.#index, this.definition, query, range));
    return found || findPage(this.definition.model, query, range);
  }

  /** The list from its beginning, up to `max` records: for exports and whole lists, which read everything anyway. */
  async findAll(query: ListQuery, max: number): Promise<Stored<T>[]> {
    return find<T>(this.definition.model, query).limit(max).toArray();
  }

  /** Counts and sums by their names. */
  async measure<Name extends string>(measures: Record<Name, Measure>): Promise<Record<Name, number>> {
    const found = (await helpsDatabase()) && (await measureByIndex(this.#index, this.definition, measures));
    return found || measure(this.definition.model, measures);
  }

  /**
   * Some indexed fields of all records that a filter finds, in no order: for figures that are neither counts nor sums.
   * Values are as `indexed` keeps them, dates in milliseconds.
   */
  async readFields<Field extends keyof T & string>(filter: Filter, fields: Field[]): Promise<FieldsOf<T, Field>[]> {
    const found = (await helpsDatabase()) && (await readFieldsByIndex(this.#index, this.definition, filter, fields));
    return (found || (await readFields(this.definition, filter, fields))) as FieldsOf<T, Field>[];
  }

  /** Whether this process has read an index of it into memory. */
  get isIndexed(): boolean {
    return this.#index.isLoaded;
  }

  /** Builds the list's indexes where the database uses them. */
  async prepare(): Promise<void> {
    if (await helpsDatabase()) return;
    const { model, indexes } = this.definition;
    await prepareCollection(
      model.collection.collectionName,
      indexes.map((key) => ({ key })),
    );
  }
}
