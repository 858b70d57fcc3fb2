import { Box, Flex, Skeleton, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import type { SeoAnalyticsQuery } from '../generated/graphql.ts';
import { percentText, shareOf } from '../url-analytics/words.ts';
import { ShareBar } from './share-bar.tsx';

/** What visitors used. */
export function Devices({ data }: { data: SeoAnalyticsQuery | undefined }) {
  if (!data) return <Skeleton height="48" />;
  const { deviceBreakdown: devices, totalHits } = data.current;
  if (totalHits === 0) return <Text color="fg.muted">Bu aralıkta ziyaret yok.</Text>;
  const rows = [
    ['Mobil', devices.mobile],
    ['Masaüstü', devices.desktop],
    ['Tablet', devices.tablet],
  ] as const;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="4">
      {rows.map(([label, count]) => (
        <Box as="li" key={label}>
          <Flex justify="space-between" mb="1">
            <Text fontWeight="medium">{label}</Text>
            <Text color="fg.muted">
              {percentText(shareOf(count, devices))} · {formatCount(count)} ziyaret
            </Text>
          </Flex>
          <ShareBar value={shareOf(count, devices)} max={100} />
        </Box>
      ))}
    </Box>
  );
}
