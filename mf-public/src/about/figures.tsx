import type { ListedItem } from '@practice/contracts';
import { Box, Container, Text } from '@practice/ui';

/** Figures that the practice has set; none, no place for them. */
export function Figures({ years, figures }: { years: string; figures: readonly ListedItem[] }) {
  const shown = [...(years ? [{ title: 'yıllık deneyim', detail: years }] : []), ...figures];
  if (shown.length === 0) return null;
  return (
    <Container pt={{ base: '10', md: '16' }}>
      <Box as="dl" css={gridStyle}>
        {shown.map(({ title, detail }) => (
          <Box key={title} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <Text as="dt" color="fg.muted">
              {title}
            </Text>
            <Text as="dd" textStyle="h2" color="pine.fg">
              {detail}
            </Text>
          </Box>
        ))}
      </Box>
    </Container>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '6',
  borderBlockWidth: '1px',
  py: '7',
};
