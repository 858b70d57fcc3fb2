import { scoreLevel } from '@practice/contracts';
import { Box } from '@practice/ui';
import { formatCount, StatCard, type StatCardProps } from '@practice/ui/admin';
import { useSeoPages } from '../seo-pages/use-seo-pages.ts';

const tones = { high: 'confirmed', middle: 'pending', low: 'cancelled' } as const satisfies Record<
  string,
  StatCardProps['tone']
>;

/** How the site stands: the average score of its pages, how many are optimised, cities and redirects. */
export function StatCards() {
  const { pages, data } = useSeoPages();
  const scored = pages?.flatMap(({ score }) => score ?? []) ?? [];
  const average =
    scored.length === 0 ? 0 : Math.round(scored.reduce((sum, { score }) => sum + score, 0) / scored.length);
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      <StatCard
        label="Ortalama SEO skoru"
        value={pages && `${average} / 100`}
        tone={tones[scoreLevel(average)]}
        hint={pages && scored.length === 0 ? 'Etiketi olan sayfa yok' : undefined}
      />
      <StatCard label="Optimize sayfa" value={pages && `${scored.length} / ${pages.length}`} />
      <StatCard label="Yerel sayfa" value={data && formatCount(data.localPages.length)} />
      <StatCard label="Aktif yönlendirme" value={data && formatCount(data.redirectStats.active)} />
    </Box>
  );
}
