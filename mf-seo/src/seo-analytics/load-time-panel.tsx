import { webVitals } from '@practice/contracts';
import { Box, SimpleGrid, Text } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import { figureOf, figureText, ratingWords, vitalWords } from './load-times.ts';

/** How fast pages were in visitors' browsers: what three of four visits did not exceed. */
export function LoadTimePanel({ data: { loadTimes } }: { data: SeoAnalyticsQuery }) {
  return (
    <Box as="section" aria-label="Ziyaretçilerin tarayıcılarında hız">
      <Box as="h2" fontWeight="semibold" fontSize="md">
        Ziyaretçilerin tarayıcılarında hız
      </Box>
      <Text color="fg.muted" fontSize="sm" mb="2">
        Dört ziyaretten üçünün geçmediği değerler; kimin ölçtüğü tutulmaz.
      </Text>
      {loadTimes.figures.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Bu aralıkta ölçüm yok.
        </Text>
      ) : (
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2">
          {webVitals.map((metric) => {
            const figure = figureOf(loadTimes.figures, metric);
            const rating = figure && ratingWords[figure.rating];
            return (
              <StatCard
                key={metric}
                label={`${vitalWords[metric].label} (${metric})`}
                value={figure ? figureText(figure) : '–'}
                tone={rating?.tone ?? 'unknown'}
                hint={rating ? `${rating.label} · ${formatCount(figure.count)} ölçüm` : vitalWords[metric].hint}
              />
            );
          })}
        </SimpleGrid>
      )}
    </Box>
  );
}
