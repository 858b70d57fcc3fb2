import { SLOW_MS } from '@practice/contracts';
import { SimpleGrid } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import { msText, type Summary } from './words.ts';

/** The figures of the whole site in the range. */
export function SummaryCards({ summary }: { summary: Summary | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2" mb="5">
      <StatCard
        label="Toplam ziyaret"
        value={summary && formatCount(summary.totalHits)}
        hint={summary && `Ayrıca ${formatCount(summary.botHits)} arama motoru ve bot isteği`}
      />
      <StatCard
        label="Tekil ziyaretçi"
        value={summary && formatCount(summary.uniqueVisitors)}
        hint="Günlük tahminlerin toplamı"
      />
      <StatCard
        label="Ortalama yanıt süresi"
        value={summary && (summary.totalHits === 0 ? '–' : msText(summary.avgResponseTime))}
        hint={summary && summary.totalHits > 0 && `Ziyaretlerin %95’i ${msText(summary.p95ResponseTime)} içinde`}
      />
      <StatCard
        label="Hatalı URL"
        value={summary && formatCount(summary.errorUrls)}
        hint={`Hata veren ya da ortalaması ${SLOW_MS} ms’yi aşan`}
        tone={summary && summary.errorUrls > 0 ? 'cancelled' : 'confirmed'}
      />
    </SimpleGrid>
  );
}
