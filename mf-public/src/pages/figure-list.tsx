import { Box, Text } from '@practice/ui';

export type Figure = { label: string; value: string };

type FigureListProps = { figures: readonly Figure[]; source: string; year: string };

/** Figures with their names, side by side, and where and of which year they are from. */
export function FigureList({ figures, source, year }: FigureListProps) {
  const origin = [source, year].filter(Boolean).join(', ');
  const list = (
    <Box as="dl" css={listStyle}>
      {figures.map(({ label, value }) => (
        <Box key={label} css={figureStyle}>
          <Text as="dt" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="h2" color="pine.fg" overflowWrap="break-word">
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

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6',
  borderBlockWidth: '1px',
  py: '7',
};

// A figure in words is no narrower than its longest one.
const figureStyle = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 9rem',
  maxW: 'full',
} as const;
