import { Box, Button, Flex, VisuallyHidden } from '@practice/ui';
import {
  ClearFiltersButton,
  DataTable,
  type DataTableProps,
  EmptyState,
  formatCount,
  SearchField,
  SectionHeader,
  type TableColumn,
  Toolbar,
} from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { OrderHandle } from './order-handle.tsx';
import { RecordActions } from './record-actions.tsx';
import type { Records, StoredRecord } from './records.ts';
import type { ListParams } from './use-list-params.ts';
import type { RecordEditor } from './use-record-editor.ts';
import type { RecordList } from './use-record-list.ts';
import type { RecordOrder } from './use-record-order.ts';
import type { RecordRemoval } from './use-record-removal.tsx';

export type RecordScreenProps<Row extends StoredRecord, Name extends string> = {
  records: Records<Row, Name>;
  list: RecordList<Row>;
  /** Adds and edits; without it the list is read only. */
  editor?: RecordEditor<Row, Name>;
  removal?: RecordRemoval<Row>;
  /** Has the rows put in order by hand. */
  order?: RecordOrder<Row>;
  /** Those to show, where search or filters leave some out. */
  rows?: readonly Row[] | undefined;
  /** Search and filters; a `q` among the values is the search field. */
  params?: ListParams<{ q: string }>;
  title?: string;
  /** Below the head of a screen that has several lists: the button that adds one stands beside the search. */
  isPart?: boolean;
  /** What the section is for. */
  description: string;
  /** On the button that adds one. */
  addLabel?: string;
  /** Of an empty list: what it is for and what to do first. */
  empty?: { icon?: string; title?: string; description?: string };
  /** When search and filters leave nothing. */
  noneFound?: string;
  search?: { label?: string; placeholder?: string };
  columns: readonly TableColumn<Row>[];
  /** What phones show of a record; `actions` are its buttons. */
  card: (row: Row, actions: ReactNode) => ReactNode;
  /** Buttons before 'Düzenle' and 'Sil'. */
  actions?: (row: Row) => ReactNode;
  /** Between the head and the list: figures. */
  above?: ReactNode;
  /** Beside the search field. */
  filters?: ReactNode;
  /** Dialogs and sheets. */
  children?: ReactNode;
} & Pick<DataTableProps<Row>, 'sort' | 'onSortChange' | 'storageKey' | 'selection' | 'onSelectionChange'>;

/** A section that is a list of records: head, search, table or cards, and the four states of a list. */
export function RecordScreen<Row extends StoredRecord, Name extends string>(props: RecordScreenProps<Row, Name>) {
  const { records, list, editor, removal, order, params, columns, card, actions } = props;
  const { one, many } = records.nouns;
  const noun = one.toLocaleLowerCase('tr');
  const isNarrowed = params?.isNarrowed ?? false;
  const rows = props.rows ?? order?.rows ?? list.rows;
  // Only a whole list, in its own order, can be put in order.
  const arranging = order && !isNarrowed && !props.sort ? order : undefined;

  const actionsOf = (row: Row) =>
    editor || removal || actions ? (
      <RecordActions
        name={records.name(row)}
        onEdit={editor && (() => editor.edit(row))}
        onRemove={removal && (removal.allows?.(row) ?? true) ? () => removal.remove(row) : undefined}
      >
        {actions?.(row)}
      </RecordActions>
    ) : null;
  const width = `${(actions ? 3.5 : 1) + (editor ? 2.25 : 0) + (removal ? 2.25 : 0)}rem`;
  const shownColumns: TableColumn<Row>[] = [
    ...(arranging
      ? [
          {
            key: 'order',
            title: 'Sıra',
            width: '3.5rem',
            isFixed: true,
            cell: (row: Row) => <OrderHandle order={arranging} row={row} />,
          },
        ]
      : []),
    ...columns,
    ...(editor || removal || actions ? [{ key: 'actions', title: 'İşlemler', width, cell: actionsOf }] : []),
  ];
  const add = editor ? (
    <Button onClick={editor.create}>
      <PlusIcon />
      <span>{props.addLabel ?? `Yeni ${noun}`}</span>
    </Button>
  ) : null;
  const clear = <ClearFiltersButton variant="outline" onClick={params?.clear} />;

  /** Alt with an arrow moves the row that has the focus. */
  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!arranging || !event.altKey || !step || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    arranging.move(id, arranging.indexOf(id) + step);
  }

  return (
    <Box>
      {props.isPart ? null : (
        <SectionHeader title={props.title ?? many} description={props.description} actions={add} />
      )}
      {props.above}
      {params ? (
        <Box mb="3">
          <Toolbar>
            <SearchField
              label={props.search?.label ?? `${one} ara`}
              placeholder={props.search?.placeholder ?? 'Ara…'}
              value={params.values.q}
              onSearch={(q) => params.set({ q }, { replace: true })}
            />
            {props.filters}
            {isNarrowed ? <ClearFiltersButton variant="ghost" size="sm" onClick={params.clear} /> : null}
            <Box role="status" ms="auto" color="fg.muted" fontSize="sm">
              {rows && isNarrowed ? `${formatCount(list.total ?? rows.length)} sonuç` : ''}
            </Box>
            {props.isPart ? add : null}
          </Toolbar>
        </Box>
      ) : null}
      <Box
        data-records=""
        onKeyDownCapture={onKeyDown}
        css={order?.dragged ? { [`& [data-row="${order.dragged}"]`]: draggedStyle } : undefined}
      >
        <DataTable<Row>
          label={many}
          columns={shownColumns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={records.name}
          card={(row) => (
            <Flex gap="2" align="flex-start">
              <Box flex="1" minW="0">
                {card(row, actionsOf(row))}
              </Box>
              {arranging ? <OrderHandle order={arranging} row={row} /> : null}
            </Flex>
          )}
          empty={
            list.rows?.length === 0 && (list.total === undefined || !isNarrowed) ? (
              <EmptyState
                icon={props.empty?.icon ?? 'inbox'}
                title={props.empty?.title ?? `Henüz ${noun} yok.`}
                description={props.empty?.description}
                action={add}
              />
            ) : (
              <EmptyState icon="search" title={props.noneFound ?? `Aramanıza uyan ${noun} yok.`} action={clear} />
            )
          }
          problem={list.problem}
          onRetry={list.refresh}
          isRefreshing={list.isRefreshing}
          sort={props.sort ?? null}
          {...(props.onSortChange ? { onSortChange: props.onSortChange } : {})}
          {...(editor ? { onOpen: editor.edit } : {})}
          {...(props.selection ? { selection: props.selection } : {})}
          {...(props.onSelectionChange ? { onSelectionChange: props.onSelectionChange } : {})}
          highlighted={list.highlighted}
          storageKey={props.storageKey ?? records.event}
        />
      </Box>
      <VisuallyHidden role="status">{order?.message}</VisuallyHidden>
      {props.children}
      {removal?.dialog}
    </Box>
  );
}

const draggedStyle = { bg: 'bg.selected', boxShadow: 'raised', position: 'relative', zIndex: '1' };
