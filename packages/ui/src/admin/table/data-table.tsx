import { Box, chakra, type Retry, type SystemStyleObject, VisuallyHidden } from '@practice/ui';
import { useCallback, useRef } from 'react';
import { ProblemPanel } from '../feedback/problem-panel.tsx';
import { desktop } from '../theme/touch.ts';
import { useMedia } from '../theme/use-media.ts';
import { useWidth } from '../theme/use-width.ts';
import { CardList } from './card-list.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { DataTableProps } from './types.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTableState } from './use-table-state.ts';
import { useTooWide } from './use-too-wide.ts';

const noSelection: ReadonlySet<string> = new Set();

/** In rem: below it, a table's words would be squeezed. */
const NARROWEST_TABLE = 35;

/**
 * A list of records: a table with a sticky header, or cards where there is no room for one. Sorting, paging and filtering are
 * done outside, by the database. Keyboard: see `useRowKeys`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, empty, problem, onRetry, isRefreshing = false } = props;
  const isDesktop = useMedia(desktop);
  const [width, measure] = useWidth();
  const isTable = width === undefined ? isDesktop : width >= NARROWEST_TABLE;
  if (problem && !rows) return <ProblemPanel message={problem.message} onRetry={() => onRetry?.()} />;
  return (
    // The frame has a border only as a table, so the choice is made by the width around it.
    <Box ref={measure}>
      <Box css={frameStyle} data-table={isTable ? '' : undefined} aria-busy={rows === undefined || isRefreshing}>
        {problem ? <StaleNotice message={problem.message} onRetry={onRetry} /> : null}
        {isRefreshing && rows ? <Box css={lineStyle} aria-hidden="true" /> : null}
        <VisuallyHidden role="status">{rows === undefined ? `${label} yükleniyor…` : ''}</VisuallyHidden>
        {rows?.length === 0 ? empty : isTable ? <Grid {...props} /> : <CardList {...props} />}
      </Box>
    </Box>
  );
}

function Grid<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowLabel, selection = noSelection, onSelectionChange, onOpen, expanded } = props;
  const state = useTableState(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const fit = useTooWide(wrapper);
  const isSelectable = onSelectionChange !== undefined;
  const open = (id: string) => {
    const row = rows?.[state.ids.indexOf(id)];
    if (row !== undefined) onOpen?.(row);
  };
  const keys = useRowKeys({
    ids: state.ids,
    body,
    selection,
    onToggle: isSelectable ? state.toggle : undefined,
    onSelectAll: () => state.selectAll(true),
    onClear: () => onSelectionChange?.(noSelection),
    onOpen: onOpen && open,
    onExpand: expanded && state.toggleExpanded,
    isExpanded: state.isExpanded,
  });
  // Stable functions for the memoised rows, which still call the latest handlers.
  const onToggle = useLatest(state.toggle);
  const onOpenRow = useLatest(open);
  const onExpand = useLatest(state.toggleExpanded);

  return (
    <Box ref={wrapper} css={wrapperStyle} data-wide={fit === 'fits' ? undefined : fit}>
      <chakra.table
        role="grid"
        aria-label={label}
        aria-multiselectable={isSelectable || undefined}
        css={tableStyle}
        onKeyDown={keys.onKeyDown}
      >
        <TableHead state={state} columns={columns} isSelectable={isSelectable} isExpandable={Boolean(expanded)} />
        <tbody ref={body}>
          {rows === undefined ? (
            <SkeletonRows
              rows={props.skeletonRows ?? 8}
              columns={state.visibleColumns.length + (isSelectable ? 1 : 0) + (expanded ? 1 : 0) + 1}
            />
          ) : null}
          {rows?.map((row) => {
            const id = rowId(row);
            const isExpanded = state.isExpanded(id);
            return (
              <TableRow
                key={id}
                id={id}
                label={rowLabel(row)}
                row={row}
                columns={state.visibleColumns}
                isSelected={selection.has(id)}
                isSelectable={isSelectable}
                isOpenable={onOpen !== undefined}
                isCurrent={keys.current === id}
                isHighlighted={props.highlighted?.has(id) ?? false}
                isExpanded={isExpanded}
                details={expanded ? (isExpanded ? expanded(row) : null) : undefined}
                onToggle={onToggle}
                onExpand={onExpand}
                onOpen={onOpenRow}
                onFocus={keys.setCurrent}
              />
            );
          })}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function StaleNotice({ message, onRetry }: { message: string; onRetry: Retry | undefined }) {
  return (
    <Box role="alert" px="3" py="2" bg="status.cancelled.bg" color="status.cancelled.fg" fontSize="sm">
      <span>{message}</span>{' '}
      {onRetry ? (
        <chakra.button type="button" onClick={onRetry} textDecoration="underline" fontWeight="medium" cursor="pointer">
          Tekrar Dene
        </chakra.button>
      ) : null}
    </Box>
  );
}

function useLatest<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: Args) => latest.current(...args), []);
}

const frameStyle: SystemStyleObject = {
  position: 'relative',
  '&[data-table]': { bg: 'bg.panel', borderWidth: '1px' },
  borderRadius: 'md',
  // Clips the corners without becoming the scroll container of the sticky header.
  overflow: 'clip',
};

const wrapperStyle: SystemStyleObject = {
  overflow: 'clip',
  '&[data-wide]': { overflow: 'auto', maxHeight: '78dvh', overscrollBehaviorX: 'contain', '--sticky-top': '0px' },
  '&[data-wide] [data-pinned]': { position: 'sticky', insetInlineEnd: '0', bg: 'inherit' },
  // What scrolls goes below it.
  '&[data-wide=more] [data-pinned]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '100%',
    width: '3',
    borderInlineEndWidth: '1px',
    bgImage: 'linear-gradient(to left, rgb(0 0 0 / 0.14), transparent)',
    pointerEvents: 'none',
  },
  // The row's own outline is below it too.
  '&[data-wide] tr:focus-visible > [data-pinned]': {
    boxShadow: 'inset 0 2px 0 {colors.focus}, inset 0 -1px 0 {colors.focus}',
    borderBottomColor: 'focus',
  },
};

const tableStyle: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'md',
  lineHeight: 'snug',
  fontVariantNumeric: 'tabular-nums',
  '& tbody tr:last-of-type > td': { borderBottomWidth: '0' },
  // A column is as wide as its longest word. Addresses alone may break anywhere.
  '& td *': { overflowWrap: 'break-word' },
  '& td [data-address]': { overflowWrap: 'anywhere', minWidth: '10rem' },
};

const lineStyle: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  top: '0',
  zIndex: '2',
  height: '2px',
  bg: 'pine.solid',
  transformOrigin: 'left',
  animation: 'progress 1.2s ease-in-out infinite',
};
