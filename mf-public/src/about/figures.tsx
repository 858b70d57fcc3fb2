import type { ListedItem } from '@practice/contracts';
import { Container } from '@practice/ui';
import { FigureList } from '../pages/figure-list.tsx';

/** Figures that the practice has set; none, no place for them. */
export function Figures({ years, figures }: { years: string; figures: readonly ListedItem[] }) {
  const set = figures.map(({ title, detail }) => ({ label: title, value: detail }));
  const shown = [...(years ? [{ label: 'yıllık deneyim', value: years }] : []), ...set];
  if (shown.length === 0) return null;
  return (
    <Container pt={{ base: '10', md: '16' }}>
      <FigureList figures={shown} />
    </Container>
  );
}
