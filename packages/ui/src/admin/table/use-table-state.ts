import { useMemo, useRef, useState } from 'react';
import type { DataTableProps, TableColumn } from './types.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';

const none: readonly never[] = [];
const noSelection: ReadonlySet<string> = new Set();

export type TableState<Row> = ReturnType<typeof useTableState<Row>>;

/** The table's own state (visible columns, expanded rows), and changes to sorting and selection, which the screen owns. */
export function useTableState<Row>(props: DataTableProps<Row>) {
  const { columns, rows = none, rowId, sort, onSortChange, selection = noSelection, onSelectionChange } = props;
  const [visibility, setVisibility] = useHiddenColumns(props.storageKey);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(noSelection);
  const lastToggled = useRef<string | null>(null);
  const ids = rows.map(rowId);
  // Of the columns as they are now: a screen may have more of them once it is wider.
  const hiddenAtFirst = new Set(columns.flatMap(({ key, isHiddenAtFirst }) => (isHiddenAtFirst ? [key] : [])));
  const isVisible = (key: string) => visibility[key] ?? !hiddenAtFirst.has(key);
  const visibleKeys = columns.flatMap(({ key }) => (isVisible(key) ? [key] : [])).join(' ');
  const visibleColumns = useMemo(() => {
    const keys = visibleKeys.split(' ');
    return columns.filter(({ key }) => keys.includes(key));
  }, [columns, visibleKeys]);

  function select(touched: readonly string[], isSelected: boolean) {
    const next = new Set(selection);
    for (const id of touched) isSelected ? next.add(id) : next.delete(id);
    onSelectionChange?.(next);
  }

  return {
    ids,
    visibleColumns,
    isVisible,
    toggleColumn: (key: string) => setVisibility({ ...visibility, [key]: !isVisible(key) }),
    sortOf: ({ sortKey }: TableColumn<Row>) => (sort && sort.by === sortKey ? sort.direction : undefined),
    /** Sorts by a column: ascending first, then the other way round. */
    sortBy({ sortKey }: TableColumn<Row>) {
      if (!sortKey) return;
      onSortChange?.({ by: sortKey, direction: sort?.by === sortKey && sort.direction === 'asc' ? 'desc' : 'asc' });
    },
    isExpanded: (id: string) => expanded.has(id),
    toggleExpanded(id: string) {
      const next = new Set(expanded);
      if (!next.delete(id)) next.add(id);
      setExpanded(next);
    },
    /** How much of the page is selected. */
    selectedPart: selectedPart(ids, selection),
    /** Selects or deselects the page; other pages keep their selection. */
    selectAll: (isSelected: boolean) => select(ids, isSelected),
    /** Selects or deselects a record; with `isRange` also everything between it and the one before. */
    toggle(id: string, isSelected: boolean, isRange: boolean) {
      const [from, to] = [ids.indexOf(isRange ? (lastToggled.current ?? id) : id), ids.indexOf(id)];
      lastToggled.current = id;
      select(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    },
  };
}

function selectedPart(ids: readonly string[], selection: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
