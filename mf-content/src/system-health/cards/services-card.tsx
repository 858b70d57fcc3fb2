import { Box, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { millisecondsText } from '../measures.ts';
import { serviceLabels } from '../service-labels.ts';
import type { Details, Health } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

type Service = Health['services'][number];
type Props = { services: readonly Service[]; details: Details };

export function ServicesCard({ services, details: { problems } }: Props) {
  return (
    <HealthCard title="Servisler" icon="waypoints" parts={['services']} problems={problems}>
      <Box as="ul" listStyleType="none" display="grid" gap="2.5">
        {services.map((service) => (
          <Flex as="li" key={service.name} columnGap="2" rowGap="0.5" align="baseline" wrap="wrap">
            <Text fontWeight="medium" minW="6.5rem">
              {serviceLabels[service.name] ?? service.name}
            </Text>
            <StatusBadge tone={service.isUp ? 'confirmed' : 'cancelled'}>
              {service.isUp ? 'çalışıyor' : 'yanıt vermiyor'}
            </StatusBadge>
            <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {whereabouts(service)}
            </Text>
          </Flex>
        ))}
      </Box>
    </HealthCard>
  );
}

function whereabouts({ address, version, latencyMs }: Service): string {
  if (address === null) return 'sunucunun içinde';
  const parts = [address, version, latencyMs === null ? null : millisecondsText(latencyMs)];
  return parts.filter(Boolean).join(' · ');
}
