import type { Retry } from '@practice/ui';
import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  key: string;
  /** Shown in the header and in the columns menu. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable; the name that `sort` and `onSortChange` use. */
  sortKey?: string;
  align?: 'start' | 'end';
  /** CSS length; columns without one share the remaining width. */
  width?: string;
  /** Cannot be hidden, such as the column that identifies the record. */
  isFixed?: boolean;
  /** Stays in view at the end while the table is scrolled sideways. */
  isPinned?: boolean;
  /** Hidden by default. */
  isHiddenAtFirst?: boolean;
};

export type TableSort = { by: string; direction: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** Name of the list, for screen readers: 'Randevular'. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The page of records; undefined during the first load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Names a record, for the labels of its controls: 'Ayşe Yılmaz, 21.11.2026'. */
  rowLabel: (row: Row) => string;
  /** Content of a record's card on phones. */
  card: (row: Row) => ReactNode;
  /** Shown instead of the list when there are no records: an `EmptyState`. */
  empty: ReactNode;
  /** A failed load, shown above the rows if there are any. */
  problem?: { message: string } | null;
  onRetry?: Retry;
  /** The shown rows are being refetched, or belong to the previous filter. */
  isRefreshing?: boolean;
  sort?: TableSort | null;
  /** Called by a press on a header; the list is sorted outside. */
  onSortChange?: (sort: TableSort) => void;
  /** Ids of the selected records, including other pages. Rows are selectable only with `onSelectionChange`. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Enter, a click on the row, a tap on the card. */
  onOpen?: (row: Row) => void;
  /** The expanded content of a row. */
  expanded?: (row: Row) => ReactNode;
  /** Ids of records that somebody else has just changed: they are highlighted once. */
  highlighted?: ReadonlySet<string>;
  /** Key under which hidden columns are stored in this browser. */
  storageKey?: string;
  /** Number of skeleton rows during the first load. */
  skeletonRows?: number;
};
