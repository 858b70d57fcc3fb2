import type { Retry } from '@practice/ui';
import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  key: string;
  /** In the header and in the menu of columns. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable; the name that `sort` and `onSortChange` use. */
  sortKey?: string;
  align?: 'start' | 'end';
  /** CSS length; without one the column shares what is left. */
  width?: string;
  /** Cannot be hidden: the column that says which record it is. */
  isFixed?: boolean;
  /** Stays in view at the end of the line while the table is scrolled sideways. */
  isPinned?: boolean;
  /** Hidden until somebody shows it. */
  isHiddenAtFirst?: boolean;
};

export type TableSort = { by: string; direction: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** Name of the list, for screen readers: 'Randevular'. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The page of records to show; undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** What a record is called, for the names of its controls: 'Ayşe Yılmaz, 21.11.2026'. */
  rowLabel: (row: Row) => string;
  /** What phones show instead of a line of cells. */
  card: (row: Row) => ReactNode;
  /** Shown instead of the list when there are no records: an `EmptyState`. */
  empty: ReactNode;
  /** A failed load; with rows still there it stands above them. */
  problem?: { message: string } | null;
  onRetry?: Retry;
  /** The rows shown are being asked for again, or belong to the filter before. */
  isRefreshing?: boolean;
  sort?: TableSort | null;
  /** Asked for by a press on a header; the list is sorted outside. */
  onSortChange?: (sort: TableSort) => void;
  /** Ids of the selected records, those of other pages included. Without `onSelectionChange` there is no selecting. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Enter, a click on the row, a tap on the card. */
  onOpen?: (row: Row) => void;
  /** What a row folds out. */
  expanded?: (row: Row) => ReactNode;
  /** Ids of records that changed just now, by somebody else: they light up once. */
  highlighted?: ReadonlySet<string>;
  /** Under which name hidden columns are remembered in this browser. */
  storageKey?: string;
  /** How many skeleton rows stand for the first load. */
  skeletonRows?: number;
};
