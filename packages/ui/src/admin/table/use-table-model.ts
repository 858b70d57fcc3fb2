import {
  type ColumnDef,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import type { DataTableProps, TableColumn } from './types.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type Features = typeof features;
const none: readonly never[] = [];

/** The table's state in TanStack's model: sorting and selection belong to the screen, columns and folding to the table. */
export function useTableModel<Row>(props: DataTableProps<Row>) {
  const { columns, rows = none, rowId, sort, onSortChange, selection, onSelectionChange, storageKey } = props;
  const [columnVisibility, setColumnVisibility] = useHiddenColumns(columns, storageKey);
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const sorting = useMemo(() => sortingOf(columns, sort), [columns, sort]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    [selection],
  );

  const table = useTable<Features, Row & object>({
    features,
    columns: definitions as never,
    data: rows as readonly (Row & object)[] as never,
    getRowId: rowId as never,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: onSelectionChange !== undefined,
    getRowCanExpand: () => props.expanded !== undefined,
    manualExpanding: true,
    autoResetExpanded: false,
    state: { columnVisibility, expanded, rowSelection, sorting },
    onColumnVisibilityChange: (updater) => setColumnVisibility(applied(updater, columnVisibility)),
    onExpandedChange: (updater) => setExpanded((current) => ({ ...(applied(updater, current) as object) })),
    onRowSelectionChange: (updater) => {
      const next = applied(updater, rowSelection);
      onSelectionChange?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
    onSortingChange: (updater) => {
      const [first] = applied(updater, sorting);
      const by = columns.find(({ key }) => key === first?.id)?.sortKey;
      if (first && by) onSortChange?.({ by, direction: first.desc ? 'desc' : 'asc' });
    },
  });

  const lastToggled = useRef<string | null>(null);
  /** Selects or deselects a record; with `isRange` all between it and the one before, too. */
  function toggle(id: string, isSelected: boolean, isRange: boolean) {
    const ids = rows.map(rowId);
    const [from, to] = [ids.indexOf(isRange ? (lastToggled.current ?? id) : id), ids.indexOf(id)];
    lastToggled.current = id;
    const touched = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(selection);
    for (const each of touched) isSelected ? next.add(each) : next.delete(each);
    onSelectionChange?.(next);
  }

  return { table, toggle };
}

function definitionOf<Row>(column: TableColumn<Row>): ColumnDef<Features, Row & object> {
  return {
    id: column.key,
    header: column.title,
    enableHiding: !column.isFixed,
    enableSorting: column.sortKey !== undefined,
    sortDescFirst: false,
    // Only columns that read a value can be sorted; the value itself is not used, as the list comes sorted.
    accessorFn: () => null,
  } as ColumnDef<Features, Row & object>;
}

function sortingOf(columns: readonly TableColumn<never>[], sort: DataTableProps<never>['sort']) {
  const column = sort && columns.find(({ sortKey }) => sortKey === sort.by);
  return column ? [{ id: column.key, desc: sort.direction === 'desc' }] : [];
}

function applied<T>(updater: Updater<T>, current: T): T {
  return typeof updater === 'function' ? (updater as (value: T) => T)(current) : updater;
}
