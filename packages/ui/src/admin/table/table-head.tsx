import { Box, chakra, Icon, type SystemStyleObject } from '@practice/ui';
import { Checkbox } from './checkbox.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import type { TableColumn } from './types.ts';
import type { useTableModel } from './use-table-model.ts';

type Props<Row> = {
  table: ReturnType<typeof useTableModel<Row>>['table'];
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
  isExpandable: boolean;
};

export function TableHead<Row>({ table, columns, isSelectable, isExpandable }: Props<Row>) {
  const hasRows = table.getRowModel().rows.length > 0;
  return (
    <chakra.thead css={headStyle}>
      <tr>
        {isSelectable ? (
          <th scope="col" data-narrow="">
            <Checkbox
              aria-label="Sayfadaki tümünü seç"
              checked={hasRows && table.getIsAllRowsSelected()}
              isPartly={table.getIsSomeRowsSelected()}
              disabled={!hasRows}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        ) : null}
        {isExpandable ? (
          <th scope="col" data-narrow="">
            <chakra.span srOnly>Ayrıntı</chakra.span>
          </th>
        ) : null}
        {table.getVisibleLeafColumns().map((column) => {
          const own = columns.find(({ key }) => key === column.id);
          const sorted = column.getIsSorted();
          return (
            <th
              key={column.id}
              scope="col"
              data-pinned={own?.isPinned ? '' : undefined}
              aria-sort={column.getCanSort() ? sortWords[sorted || 'none'] : undefined}
              style={{ width: own?.width, textAlign: own?.align === 'end' ? 'end' : undefined }}
            >
              {column.getCanSort() ? (
                <chakra.button type="button" css={sortStyle} onClick={() => column.toggleSorting(undefined)}>
                  {own?.title}
                  <SortMark sorted={sorted} />
                </chakra.button>
              ) : (
                own?.title
              )}
            </th>
          );
        })}
        <th scope="col" data-narrow="">
          <Box display="flex" justifyContent="flex-end">
            <ColumnsMenu
              columns={table.getAllLeafColumns().map((column) => ({
                title: columns.find(({ key }) => key === column.id)?.title ?? column.id,
                isShown: column.getIsVisible(),
                canHide: column.getCanHide(),
                toggle: () => column.toggleVisibility(),
              }))}
            />
          </Box>
        </th>
      </tr>
    </chakra.thead>
  );
}

const sortWords = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function SortMark({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  return (
    <Icon boxSize="3.5" data-mark="" opacity={sorted ? '1' : '0'}>
      <path d={sorted === 'desc' ? 'm7 10 5 5 5-5' : 'm7 14 5-5 5 5'} />
    </Icon>
  );
}

const headStyle: SystemStyleObject = {
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  zIndex: '1',
  bg: 'bg.subtle',
  '& tr': { bg: 'inherit' },
  '& th': {
    height: '9',
    px: '2',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // Borders of a sticky header scroll away with the table; a shadow does not.
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
  '& th[data-narrow]': { width: '9', px: '2' },
  '& th:first-of-type': { ps: '3' },
  '& th:last-of-type': { pe: '2' },
};

const sortStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '7',
  mx: '-1',
  px: '1',
  borderRadius: 'xs',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'fg' },
  '&:hover [data-mark], &:focus-visible [data-mark]': { opacity: '1' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
