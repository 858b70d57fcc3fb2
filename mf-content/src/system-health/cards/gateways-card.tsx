import { Box, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatCount, relativeTime } from '@practice/ui/admin';
import { sizeText } from '@practice/ui/uploads';
import { durationText, millisecondsText } from '../measures.ts';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

type Gateway = Details['gateways'][number];

/** The servers that visitors and staff reach: one, or several behind a balancer. */
export function GatewaysCard({ details: { gateways, problems } }: { details: Details }) {
  return (
    <HealthCard
      title={gateways.length > 1 ? `Sunucular (${gateways.length})` : 'Sunucu'}
      icon="monitor"
      parts={['gateways']}
      problems={problems}
    >
      {gateways.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Sunucu henüz durumunu bildirmedi; birkaç saniye içinde burada görünür.
        </Text>
      ) : null}
      <Box display="grid" gap="4">
        {gateways.map((gateway) => (
          <GatewayDetails key={gateway.name} gateway={gateway} />
        ))}
      </Box>
    </HealthCard>
  );
}

function GatewayDetails({ gateway }: { gateway: Gateway }) {
  const { name, startedAt, seenAt, memoryBytes, openStreams, disk, databaseRoundTripMs, clockSkewMs } = gateway;
  const uptime = (Date.parse(seenAt) - Date.parse(startedAt)) / 1000;
  return (
    <DescriptionList>
      <DescriptionItem label="Ad">{name}</DescriptionItem>
      <DescriptionItem label="Çalışma süresi">{durationText(uptime)}</DescriptionItem>
      <DescriptionItem label="Bellek">{sizeText(memoryBytes)}</DescriptionItem>
      <DescriptionItem label="Boş disk">
        {disk ? `${sizeText(disk.freeBytes)} / ${sizeText(disk.totalBytes)}` : 'Bilinmiyor'}
      </DescriptionItem>
      <DescriptionItem label="Veritabanına">
        {databaseRoundTripMs === null ? 'ulaşamıyor' : millisecondsText(databaseRoundTripMs)}
      </DescriptionItem>
      <DescriptionItem label="Saat farkı">
        {clockSkewMs === null ? 'Bilinmiyor' : millisecondsText(Math.abs(clockSkewMs))}
      </DescriptionItem>
      <DescriptionItem label="Açık ekran">{formatCount(openStreams)}</DescriptionItem>
      <DescriptionItem label="Son bildirim">{relativeTime(seenAt)}</DescriptionItem>
    </DescriptionList>
  );
}
