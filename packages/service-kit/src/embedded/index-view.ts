import type { Order } from '../lists/list-definition.ts';
import { compareBy } from './compare-entries.ts';
import type { IndexEntry } from './index-entry.ts';

type Test = (entry: IndexEntry) => boolean;

/** The entries of one filter in one order, kept sorted while entries come and go. */
export class IndexView {
  readonly entries: IndexEntry[];
  readonly #matches: Test;
  readonly #compare: (one: IndexEntry, other: IndexEntry) => number;

  /** @param isSorted whether `entries` are in `order` already */
  constructor(entries: Iterable<IndexEntry>, matches: Test, order: Order, isSorted: boolean) {
    this.#matches = matches;
    this.#compare = compareBy(order);
    this.entries = [...entries].filter(matches);
    if (!isSorted) this.entries.sort(this.#compare);
  }

  add(entry: IndexEntry): void {
    if (this.#matches(entry)) this.entries.splice(this.#positionOf(entry), 0, entry);
  }

  remove(entry: IndexEntry): void {
    const position = this.#positionOf(entry);
    if (this.entries[position] === entry) this.entries.splice(position, 1);
  }

  /** Where an entry stands, or would. */
  #positionOf(entry: IndexEntry): number {
    let [from, to] = [0, this.entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(this.entries[middle] as IndexEntry, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
