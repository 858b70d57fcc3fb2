import { Box, Flex, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { percentText, type Summary, shareOf } from './words.ts';

/** Where visitors came from and what they used. */
export function Sources({ summary: { deviceBreakdown: devices, referrers } }: { summary: Summary }) {
  const rows = [
    ['Mobil', devices.mobile],
    ['Masaüstü', devices.desktop],
    ['Tablet', devices.tablet],
  ] as const;
  return (
    <Box minW="0">
      <Heading>Cihazlar</Heading>
      {rows.map(([label, count]) => (
        <Row key={label} label={label} value={`${formatCount(count)} (${percentText(shareOf(count, devices))})`} />
      ))}
      <Box mt="4">
        <Heading>Hangi sitelerden gelindi</Heading>
        {referrers.length === 0 ? (
          <Text fontSize="sm" color="fg.muted">
            Başka bir siteden gelen olmadı.
          </Text>
        ) : null}
        {referrers.slice(0, 8).map(({ host, count }) => (
          <Row key={host} label={host || 'Diğer siteler'} value={formatCount(count)} />
        ))}
      </Box>
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Box as="h3" fontWeight="semibold" fontSize="md" mb="1">
      {children}
    </Box>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <Flex justify="space-between" gap="3" py="1" fontSize="sm" borderBottomWidth="1px" borderColor="border">
      <Box as="span" minW="0" overflowWrap="anywhere">
        {label}
      </Box>
      <Box as="span" color="fg.muted" whiteSpace="nowrap">
        {value}
      </Box>
    </Flex>
  );
}
