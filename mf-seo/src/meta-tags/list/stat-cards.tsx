import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { MetaTag } from '../record/meta-tag.ts';
import { countsOf, type Filter } from './view.ts';

type StatCardsProps = {
  tags: readonly MetaTag[] | undefined;
  filter: Filter | null;
  onFilter: (filter: Filter | null) => void;
};

const cards: { filter: Filter; label: string; tone?: 'confirmed' | 'cancelled' | 'unknown' }[] = [
  { filter: 'active', label: 'Aktif' },
  { filter: 'passive', label: 'Pasif' },
  { filter: 'high', label: 'Yüksek skor', tone: 'confirmed' },
  { filter: 'low', label: 'Düşük skor', tone: 'cancelled' },
];

/** Counts of the tags; each one filters the list to what it counts. */
export function StatCards({ tags, filter, onFilter }: StatCardsProps) {
  const counts = tags && countsOf(tags);
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(6, 1fr)', md: 'repeat(5, 1fr)' }}>
      <Box gridColumn={{ base: 'span 2', md: 'auto' }} display="grid">
        <StatCard
          label="Toplam"
          value={counts && formatCount(counts.total)}
          onClick={() => onFilter(null)}
          isActive={filter === null}
        />
      </Box>
      {cards.map(({ filter: own, label, tone }, index) => (
        <Box key={own} gridColumn={{ base: index < 2 ? 'span 2' : 'span 3', md: 'auto' }} display="grid">
          <StatCard
            label={label}
            value={counts && formatCount(counts[own])}
            {...(tone ? { tone } : {})}
            onClick={() => onFilter(filter === own ? null : own)}
            isActive={filter === own}
          />
        </Box>
      ))}
    </Box>
  );
}
