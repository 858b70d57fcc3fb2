import { toSearchKey, toSortKey } from '@practice/contracts';

type Shown<Row> = {
  /** What is searched for, by Turkish rules: 'ışık' finds 'IŞIK' and 'isik'. */
  search?: string;
  /** What is searched in. */
  text?: (row: Row) => readonly (string | null | undefined)[];
  accepts?: (row: Row) => boolean;
  /** What the list is ordered by; the server's order without it. */
  sortBy?: ((row: Row) => string | number) | undefined;
  direction?: 'asc' | 'desc';
};

/** The records of a whole list that are to be shown: found, filtered, in order. */
export function shownRecords<Row>(rows: readonly Row[], { search = '', text, accepts, sortBy, direction }: Shown<Row>) {
  const sought = toSearchKey(search);
  const found = rows.filter(
    (row) => (accepts?.(row) ?? true) && (!text || toSearchKey(text(row).filter(Boolean).join(' ')).includes(sought)),
  );
  if (!sortBy) return found;
  const sign = direction === 'desc' ? -1 : 1;
  return found
    .map((row) => ({ row, key: sortKey(sortBy(row)) }))
    .sort((one, other) => sign * (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ row }) => row);
}

function sortKey(value: string | number): string | number {
  return typeof value === 'string' ? toSortKey(value) : value;
}
