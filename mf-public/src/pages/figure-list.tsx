import { Box, Text } from '@practice/ui';

export type Figure = { label: string; value: string };

type FigureListProps = { figures: readonly Figure[]; source: string; year: string };

/** Figures with their names, side by side, and where and of which year they are from. */
export function FigureList({ figures, source, year }: FigureListProps) {
  const origin = [source, year].filter(Boolean).join(', ');
  const list = (
    <Box as="dl" css={gridStyle}>
      {figures.map(({ label, value }) => (
        <Box key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <Text as="dt" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="h2" color="pine.fg" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
  if (origin === '') return list;
  return (
    <Box>
      {list}
      <Text mt="2" color="fg.muted" fontSize="sm">
        {origin}
      </Text>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '6',
  borderBlockWidth: '1px',
  py: '7',
};
