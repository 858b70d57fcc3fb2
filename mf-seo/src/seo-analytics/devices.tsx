import { Box, Flex, Skeleton, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import { percentText, shareOf } from '../url-analytics/words.ts';
import { figureOf, figureText, ratingWords } from './load-times.ts';
import { ShareBar } from './share-bar.tsx';

/** What visitors used, and how fast pages were on it. */
export function Devices({ data }: { data: SeoAnalyticsQuery | undefined }) {
  if (!data) return <Skeleton height="12rem" />;
  const { deviceBreakdown: devices, totalHits } = data.current;
  const loadingOn = (device: string) =>
    figureOf(data.loadTimes.devices.find((one) => one.device === device)?.figures, 'LCP');
  if (totalHits === 0) return <Text color="fg.muted">Bu aralıkta ziyaret yok.</Text>;
  const rows = [
    ['Mobil', devices.mobile, loadingOn('mobile')],
    ['Masaüstü', devices.desktop, loadingOn('desktop')],
    ['Tablet', devices.tablet, loadingOn('tablet')],
  ] as const;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="4">
      {rows.map(([label, count, loading]) => (
        <Box as="li" key={label}>
          <Flex justify="space-between" mb="1">
            <Text fontWeight="medium">{label}</Text>
            <Text color="fg.muted">{`${percentText(shareOf(count, devices))} · ${formatCount(count)} ziyaret`}</Text>
          </Flex>
          <ShareBar value={shareOf(count, devices)} max={100} />
          {loading ? (
            <Text color="fg.muted" fontSize="sm" mt="1">
              {`Yükleme süresi: ${figureText(loading)} (${ratingWords[loading.rating].label.toLocaleLowerCase('tr')})`}
            </Text>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
