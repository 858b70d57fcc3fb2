import { Types } from 'mongoose';
import { collectionOf, type ListDefinition, type Stored } from '../lists/list-definition.ts';
import { Lock } from '../lock.ts';
import { indexedFields, toIndexEntry } from './index-entry.ts';
import { IndexViews } from './index-views.ts';

const BATCH = 5000;

type State = { views: IndexViews; firstId: string | undefined; last: number };

/**
 * The indexed fields of all records of a list whose records are only appended (`appendedBy`), read once by a process. Each
 * use first reads what was appended since the last one. Old records go from the beginning: once the first one is gone, all
 * are read again.
 */
export class AppendedIndex<T> {
  readonly #list: ListDefinition<T>;
  readonly #number: string;
  readonly #lock = new Lock();
  #state: State | undefined;

  constructor(list: ListDefinition<T>, number: string) {
    this.#list = list;
    this.#number = number;
  }

  /** Whether the records were read. */
  get isLoaded(): boolean {
    return this.#state !== undefined;
  }

  /** The index as of now. */
  current(): Promise<IndexViews> {
    return this.#lock.run(() => this.#refresh());
  }

  /** Reads all records again at the next use. */
  reset(): void {
    this.#state = undefined;
  }

  async #refresh(): Promise<IndexViews> {
    const known = this.#state;
    const state = known && (await this.#hasFirst(known)) ? known : newState();
    // What fails halfway is read again from the beginning.
    this.#state = undefined;
    const appended = collectionOf(this.#list.model)
      .find<Stored<T>>(
        { [this.#number]: { $gt: state.last } },
        { projection: indexedFields(this.#list), batchSize: BATCH },
      )
      .sort({ [this.#number]: 1 });
    for await (const record of appended) {
      const entry = toIndexEntry(record, this.#list);
      state.firstId ??= entry._id;
      state.last = Number(entry[this.#number]);
      state.views.set(entry);
    }
    this.#state = state;
    return state.views;
  }

  async #hasFirst({ firstId }: State): Promise<boolean> {
    if (firstId === undefined) return true;
    const filter = { _id: new Types.ObjectId(firstId) };
    return (await collectionOf(this.#list.model).findOne(filter, { projection: { _id: 1 } })) !== null;
  }
}

const newState = (): State => ({ views: new IndexViews(), firstId: undefined, last: -1 });
