import sift from 'sift';
import type { ListQuery } from '../lists/list-definition.ts';
import type { IndexEntry } from './index-entry.ts';
import { IndexView } from './index-view.ts';

/** How many of the last requested views are kept; each has at most one reference per entry. */
const MAX_VIEWS = 40;

/** The entries of an index, and the views that were made of them. */
export class IndexViews {
  readonly #entries = new Map<string, IndexEntry>();
  readonly #views = new Map<string, IndexView>();

  get(id: string): IndexEntry | undefined {
    return this.#entries.get(id);
  }

  /** Puts an entry in the place of the one with its id, here and in every view. */
  set(entry: IndexEntry): void {
    this.delete(entry._id);
    this.#entries.set(entry._id, entry);
    for (const view of this.#views.values()) view.add(entry);
  }

  delete(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (const view of this.#views.values()) view.remove(entry);
  }

  /** The entries of a filter in its order. A filter's view is made of the whole list's, which is sorted once an order. */
  view({ filter, order }: ListQuery): readonly IndexEntry[] {
    const key = JSON.stringify([filter, order]);
    const known = this.#views.get(key);
    this.#views.delete(key);
    const view = known ?? this.#make({ filter, order });
    this.#views.set(key, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MAX_VIEWS && oldest !== undefined) this.#views.delete(oldest);
    return view.entries;
  }

  #make({ filter, order }: ListQuery): IndexView {
    if (Object.keys(filter).length === 0) return new IndexView(this.#entries.values(), () => true, order, false);
    const test = sift(filter);
    return new IndexView(this.view({ filter: {}, order }), (entry) => test(entry), order, true);
  }
}
