import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import { formatPosition } from './format-position.ts';
import type { Keyword, Places } from './records.ts';

type StatCardsProps = {
  keywords: readonly Keyword[] | undefined;
  placesOf: (keyword: Keyword) => Places | undefined;
};

/** How many keywords there are, how they stand on the site, and where search engines show them. */
export function StatCards({ keywords, placesOf }: StatCardsProps) {
  const tracked = keywords?.filter(({ isTracking }) => isTracking);
  const positions = keywords?.flatMap(({ figures }) => figures?.position ?? []) ?? [];
  const average = positions.reduce((sum, position) => sum + position, 0) / positions.length;
  const inTitles = tracked?.filter((keyword) => placesOf(keyword)?.pages.some(({ inTitle }) => inTitle));
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      <StatCard label="Toplam" value={keywords && formatCount(keywords.length)} />
      <StatCard label="Takip edilen" value={tracked && formatCount(tracked.length)} tone="confirmed" />
      <StatCard
        label="Bir başlıkta geçen"
        value={inTitles && tracked && `${formatCount(inTitles.length)} / ${formatCount(tracked.length)}`}
      />
      <StatCard label="Ortalama konum" value={keywords && (positions.length > 0 ? formatPosition(average) : '–')} />
    </Box>
  );
}
