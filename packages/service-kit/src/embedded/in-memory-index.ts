import type { EventType } from '@practice/contracts';
import { Types } from 'mongoose';
import { type EmittedEvent, lastSeq } from '../events.ts';
import { collectionOf, type ListDefinition, type Stored } from '../lists/list-definition.ts';
import { readEmittedSince } from '../read-events.ts';
import { type IndexEntry, indexedFields, toIndexEntry } from './index-entry.ts';
import { IndexViews } from './index-views.ts';

const BATCH = 2000;

/** `at` is when event `seq` was emitted, undefined until it was read. */
type State = { views: IndexViews; seq: number; at?: Date };

/**
 * The indexed fields of all records of a list, read once by a process. Each use first applies the events since the last
 * one, also those that are committed and not numbered yet, so that it is never behind an earlier change, on this node
 * or another.
 */
export class InMemoryIndex<T> {
  readonly #list: ListDefinition<T>;
  #state: State | undefined;
  #running: Promise<IndexViews> | undefined;
  #next: Promise<IndexViews> | undefined;

  constructor(list: ListDefinition<T>) {
    this.#list = list;
  }

  /** Whether the records were read. */
  get isLoaded(): boolean {
    return this.#state !== undefined;
  }

  /** The index as of now. Callers that come while one refresh runs share the next. */
  current(): Promise<IndexViews> {
    if (!this.#next) {
      const reading = Promise.resolve(this.#running)
        .catch(() => undefined)
        .then(() => {
          this.#running = reading;
          this.#next = undefined;
          return this.#refresh();
        });
      this.#next = reading;
    }
    return this.#next;
  }

  /** Reads all records again at the next use: for changes without an event, such as a manual one in the database. */
  reset(): void {
    this.#state = undefined;
  }

  async #refresh(): Promise<IndexViews> {
    const before = this.#state;
    const state = before ?? (await this.#readAll());
    const news = await readEmittedSince(state.seq, state.at);
    if (!news) {
      // The log does not go back so far: it was emptied, expired or restored, or has no event yet. Or it is another one.
      this.#state = undefined;
      return before ? this.#refresh() : state.views;
    }
    await this.#apply(state.views, this.#changedIds(news.events));
    Object.assign(state, { seq: news.seq, at: news.at });
    this.#state = state;
    return state.views;
  }

  async #readAll(): Promise<State> {
    const seq = await lastSeq();
    const views = new IndexViews();
    for await (const record of this.#find({})) views.set(toIndexEntry(record, this.#list));
    return { views, seq };
  }

  async #apply(views: IndexViews, changed: string[]): Promise<void> {
    const along = () => changed.flatMap((id) => this.#changedAlong(views.get(id)));
    const ids = new Set([...changed, ...along()]);
    await this.#readInto(views, [...ids]);
    // Those that only the new state names.
    await this.#readInto(
      views,
      along().filter((id) => !ids.has(id)),
    );
  }

  async #readInto(views: IndexViews, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.#find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).toArray();
    for (const id of ids) views.delete(id);
    for (const record of found) views.set(toIndexEntry(record, this.#list));
  }

  #find(filter: object) {
    return collectionOf(this.#list.model).find<Stored<T>>(filter, {
      projection: indexedFields(this.#list),
      batchSize: BATCH,
    });
  }

  #changedAlong(entry: IndexEntry | undefined): string[] {
    return (entry && this.#list.changedAlong?.(entry)) ?? [];
  }

  #changedIds(events: EmittedEvent[]): string[] {
    const idOf = (this.#list.changedBy ?? {}) as { [Type in EventType]?: (payload: unknown) => string };
    const ids = events.flatMap(({ type, payload }) => idOf[type]?.(payload) ?? []);
    return [...new Set(ids)];
  }
}
