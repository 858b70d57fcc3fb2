import type { Order } from '../lists/list-definition.ts';
import type { IndexEntry } from './index-entry.ts';

/** JavaScript orders texts by UTF-16, a database by UTF-8: they differ from the first surrogate on. */
const HIGH = /[\ud800-\uffff]/;

/** Compares entries as the database sorts by `order`: nothing first, then numbers, then texts by their code points. */
export function compareBy(order: Order): (one: IndexEntry, other: IndexEntry) => number {
  const fields = Object.entries(order);
  return (one, other) => {
    for (const [field, sign] of fields) {
      const result = compareValues(one[field], other[field]);
      if (result !== 0) return sign * result;
    }
    return 0;
  };
}

function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one === 'string' && typeof other === 'string') {
    if (HIGH.test(one) || HIGH.test(other)) return Buffer.compare(Buffer.from(one), Buffer.from(other));
    return one < other ? -1 : 1;
  }
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  if (rank !== otherRank) return rank - otherRank;
  return rank === 0 ? 0 : (one as number) < (other as number) ? -1 : 1;
}

const RANKS = ['number', 'string', 'boolean'];

function rankOf(value: unknown): number {
  return value === null || value === undefined ? 0 : RANKS.indexOf(typeof value) + 1;
}
