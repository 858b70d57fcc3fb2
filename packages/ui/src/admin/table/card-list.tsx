import { Box, chakra, Flex, Skeleton, type SystemStyleObject } from '@practice/ui';
import { Checkbox } from './checkbox.tsx';
import type { DataTableProps } from './types.ts';

/** The list on phones. A tap anywhere on a card opens it; controls inside it work by themselves. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, rowLabel, card, selection, onSelectionChange, onOpen, highlighted } = props;

  function select(id: string, isSelected: boolean) {
    const next = new Set(selection);
    if (isSelected) next.add(id);
    else next.delete(id);
    onSelectionChange?.(next);
  }

  if (rows === undefined) return <SkeletonCards count={props.skeletonRows ?? 5} />;
  return (
    <chakra.ul aria-label={label} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" listStyleType="none">
      {rows.map((row) => {
        const id = rowId(row);
        const isSelected = selection?.has(id) ?? false;
        return (
          <chakra.li
            key={id}
            data-row={id}
            css={cardStyle}
            data-selected={isSelected ? '' : undefined}
            data-highlighted={highlighted?.has(id) ? '' : undefined}
          >
            {onOpen ? (
              <chakra.button
                type="button"
                aria-label={`Aç: ${rowLabel(row)}`}
                css={coverStyle}
                onClick={() => onOpen(row)}
              />
            ) : null}
            <Flex gap="3" align="flex-start" css={contentStyle}>
              {onSelectionChange ? (
                <Box>
                  <Checkbox
                    size="md"
                    aria-label={`Seç: ${rowLabel(row)}`}
                    checked={isSelected}
                    onChange={(checked) => select(id, checked)}
                  />
                </Box>
              ) : null}
              <Box flex="1" minW="0">
                {card(row)}
              </Box>
            </Flex>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

function SkeletonCards({ count }: { count: number }) {
  return (
    <Box display="grid" gap="2" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Box key={index} css={cardStyle}>
          <Skeleton height="4" width="60%" />
          <Skeleton height="3" width="80%" mt="3" />
          <Skeleton height="3" width="40%" mt="2" />
        </Box>
      ))}
    </Box>
  );
}

const cardStyle: SystemStyleObject = {
  position: 'relative',
  px: '3',
  py: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  '&[data-selected]': { bg: 'bg.selected', borderColor: 'pine.border' },
  '&[data-highlighted]': { animation: 'highlight 2.4s ease-out' },
};

const coverStyle: SystemStyleObject = {
  position: 'absolute',
  inset: '0',
  borderRadius: 'inherit',
  cursor: 'pointer',
};

const contentStyle: SystemStyleObject = {
  position: 'relative',
  pointerEvents: 'none',
  '& a, & button, & input, & select, & label': { pointerEvents: 'auto' },
};
