import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@practice/ui/icons';
import { Checkbox } from './checkbox.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import type { TableColumn, TableSort } from './types.ts';
import type { TableState } from './use-table-state.ts';

type Props<Row> = {
  state: TableState<Row>;
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
  isExpandable: boolean;
};

export function TableHead<Row>({ state, columns, isSelectable, isExpandable }: Props<Row>) {
  return (
    <chakra.thead css={headStyle}>
      <tr>
        {isSelectable ? (
          <th scope="col" data-narrow="">
            <Checkbox
              aria-label="Sayfadaki tümünü seç"
              checked={state.selectedPart === 'all'}
              isPartly={state.selectedPart === 'some'}
              disabled={state.ids.length === 0}
              onChange={state.selectAll}
            />
          </th>
        ) : null}
        {isExpandable ? (
          <th scope="col" data-narrow="">
            <chakra.span srOnly>Ayrıntı</chakra.span>
          </th>
        ) : null}
        {state.visibleColumns.map((column) => {
          const sorted = state.sortOf(column);
          return (
            <th
              key={column.key}
              scope="col"
              data-pinned={column.isPinned ? '' : undefined}
              aria-sort={column.sortKey ? sortWords[sorted ?? 'none'] : undefined}
              style={{ width: column.width, textAlign: column.align === 'end' ? 'end' : undefined }}
            >
              {column.sortKey ? (
                <chakra.button type="button" css={sortStyle} onClick={() => state.sortBy(column)}>
                  <span>{column.title}</span>
                  <SortIcon sorted={sorted} />
                </chakra.button>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        <th scope="col" data-narrow="">
          <Box display="flex" justifyContent="flex-end">
            <ColumnsMenu
              columns={columns.map(({ key, title, isFixed }) => ({
                title,
                isShown: state.isVisible(key),
                canHide: !isFixed,
                toggle: () => state.toggleColumn(key),
              }))}
            />
          </Box>
        </th>
      </tr>
    </chakra.thead>
  );
}

const sortWords = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function SortIcon({ sorted }: { sorted: TableSort['direction'] | undefined }) {
  const Shape = sorted === 'desc' ? ChevronDownIcon : ChevronUpIcon;
  return <Shape boxSize="3.5" data-sort-icon="" opacity={sorted ? '1' : '0'} />;
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
  '&:hover [data-sort-icon], &:focus-visible [data-sort-icon]': { opacity: '1' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
