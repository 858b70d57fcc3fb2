import { scoreLevel } from '@practice/contracts';
import { SimpleGrid } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import { msText, percentText, shareOf } from '../url-analytics/words.ts';
import { changeText, percentChange } from './change-text.ts';
import { figureOf, figureText, ratingWords } from './load-times.ts';

const tones = { high: 'confirmed', middle: 'pending', low: 'cancelled' } as const;

/** Score, visits, load time (that of the server while no browser has measured one) and phones, against the days before. */
export function KpiCards({ data }: { data: SeoAnalyticsQuery | undefined }) {
  const { seoAnalytics: seo, current, former } = data ?? {};
  const loading = figureOf(data?.loadTimes.figures, 'LCP');
  const score = seo?.averageScore ?? null;
  const share = current && shareOf(current.deviceBreakdown.mobile, current.deviceBreakdown);
  const measured = current && current.totalHits > 0 ? current : null;
  const slower = measured && former && former.avgResponseTime > 0 && measured.avgResponseTime - former.avgResponseTime;
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2" mb="5">
      <StatCard
        label="SEO skoru"
        value={seo && (score === null ? '–' : `${score} / 100`)}
        tone={score === null ? 'unknown' : tones[scoreLevel(score)]}
        hint={seo && (changeText(seo.change, ' puan') ?? 'Önceki skor yok')}
      />
      <StatCard
        label="Ziyaret"
        value={current && formatCount(current.totalHits)}
        hint={
          current &&
          former &&
          (current.isEnabled
            ? (percentChange(current.totalHits, former.totalHits) ?? 'Önceki dönemde ziyaret yok')
            : 'Sayım kapalı')
        }
      />
      {loading ? (
        <StatCard
          label="Yükleme süresi"
          value={figureText(loading)}
          tone={ratingWords[loading.rating].tone}
          hint={`${ratingWords[loading.rating].label} · ziyaretçilerin tarayıcılarında`}
        />
      ) : (
        <StatCard
          label="Yanıt süresi"
          value={current && (current.totalHits === 0 ? '–' : msText(current.avgResponseTime))}
          hint={changeText(slower || null, ' ms') ?? (measured && `%95’i ${msText(measured.p95ResponseTime)} içinde`)}
        />
      )}
      <StatCard
        label="Mobil ziyaret"
        value={share === undefined ? undefined : current?.totalHits === 0 ? '–' : percentText(share)}
        hint="Telefondan gelenler"
      />
    </SimpleGrid>
  );
}
