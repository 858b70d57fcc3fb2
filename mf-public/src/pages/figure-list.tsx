import { Box, Text } from '@practice/ui';

export type Figure = { label: string; value: string };

/** Figures with their names, side by side. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
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
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '6',
  borderBlockWidth: '1px',
  py: '7',
};
