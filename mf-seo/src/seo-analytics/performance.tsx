import { Box, Skeleton, Text } from '@practice/ui';
import { formatDate } from '@practice/ui/admin';
import { LineChart } from '@practice/ui/charts';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import { DayChart } from '../url-analytics/day-chart.tsx';
import { LoadTimePanel } from './load-time-panel.tsx';

/** The score and the visits of each day. */
export function Performance({ data }: { data: SeoAnalyticsQuery | undefined }) {
  if (!data) return <Skeleton height="18rem" />;
  const points = data.seoAnalytics.days.flatMap(({ date, averageScore }) =>
    averageScore === null || averageScore === undefined ? [] : [{ label: formatDate(date), value: averageScore }],
  );
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Box display="grid" gap="6">
      <LoadTimePanel data={data} />
      <Box minW="0">
        <Box as="h2" fontWeight="semibold" fontSize="md" mb="2">
          SEO skoru
        </Box>
        {first && last && points.length > 1 ? (
          <LineChart
            label={`Ortalama skor ${first.label} günü ${first.value}, ${last.label} günü ${last.value}.`}
            points={points}
            heads={['Gün', 'Skor']}
            max={100}
          />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            Skorlar her gün kaydedilir; eğilim ikinci günden sonra görünür.
          </Text>
        )}
      </Box>
      {data.current.totalHits > 0 ? (
        <DayChart days={data.current.days} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          Bu aralıkta ziyaret yok.
        </Text>
      )}
    </Box>
  );
}
