import { Box, chakra, type SystemStyleObject } from '@practice/ui';
import { ChevronRightIcon } from '@practice/ui/icons';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { TableColumn } from './types.ts';

type TableRowProps = {
  row: unknown;
  /** The visible columns. */
  columns: readonly TableColumn<never>[];
  id: string;
  label: string;
  isSelected: boolean;
  isSelectable: boolean;
  isOpenable: boolean;
  isCurrent: boolean;
  isHighlighted: boolean;
  isExpanded: boolean;
  details: ReactNode | undefined;
  onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
  onExpand: (id: string) => void;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
};

/** Elements inside a row that handle clicks themselves. */
const interactive = 'a, button, input, select, textarea, label, [role=menu], [popover]';

/** A memoised row of the table. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, label, row, columns, isSelected, isSelectable, isOpenable, isExpanded, details } = props;

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const isMarkingText = (getSelection()?.toString() ?? '') !== '';
    if (isOpenable && !isMarkingText && !target.closest(interactive)) props.onOpen(id);
  }

  return (
    <>
      <chakra.tr
        data-row={id}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-selected={isSelectable ? isSelected : undefined}
        aria-label={label}
        data-highlighted={props.isHighlighted ? '' : undefined}
        onClick={onClick}
        onFocus={() => props.onFocus(id)}
        css={rowStyle}
        cursor={isOpenable ? 'pointer' : undefined}
      >
        {isSelectable ? (
          <td data-narrow="">
            <Checkbox
              aria-label={`Seç: ${label}`}
              checked={isSelected}
              tabIndex={-1}
              onChange={(checked, event) => props.onToggle(id, checked, (event.nativeEvent as PointerEvent).shiftKey)}
            />
          </td>
        ) : null}
        {details === undefined ? null : (
          <td data-narrow="">
            <chakra.button
              type="button"
              tabIndex={-1}
              aria-expanded={isExpanded}
              aria-label={`Ayrıntı: ${label}`}
              onClick={() => props.onExpand(id)}
              css={expandStyle}
            >
              <ChevronRightIcon boxSize="4" transform={isExpanded ? 'rotate(90deg)' : undefined} />
            </chakra.button>
          </td>
        )}
        {columns.map(({ key, align, isPinned, cell }) => (
          <td
            key={key}
            data-pinned={isPinned ? '' : undefined}
            style={align === 'end' ? { textAlign: 'end' } : undefined}
          >
            {cell(row as never)}
          </td>
        ))}
        <td data-narrow="" />
      </chakra.tr>
      {isExpanded ? (
        <tr>
          <td colSpan={columns.length + 3}>
            <Box px="3" py="3" bg="bg.subtle" borderBottomWidth="1px">
              {details}
            </Box>
          </td>
        </tr>
      ) : null}
    </>
  );
});

const rowStyle: SystemStyleObject = {
  bg: 'bg.panel',
  '& > td': { height: '10', px: '2', py: '1', borderBottomWidth: '1px', verticalAlign: 'middle' },
  '& button': { whiteSpace: 'nowrap' },
  '& > td[data-narrow]': { width: '9' },
  '& > td:first-of-type': { ps: '3' },
  '&:hover': { bg: 'bg.hover' },
  '&[aria-selected=true]': { bg: 'bg.selected' },
  '&:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  '&[data-highlighted] > td': { animation: 'highlight 2.4s ease-out' },
};

const expandStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '6',
  borderRadius: 'xs',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
};
