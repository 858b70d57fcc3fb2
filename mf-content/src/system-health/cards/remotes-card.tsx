import { Box, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

type Remote = Details['gateways'][number]['remotes'][number];

const remoteLabels: Record<string, string> = {
  'mf-public': 'Site',
  'mf-appointments': 'Randevu ekranları',
  'mf-content': 'İçerik ekranları',
  'mf-seo': 'SEO ekranları',
};

/** The parts that browsers load, with the version that is live. */
export function RemotesCard({ details: { gateways, problems } }: { details: Details }) {
  const remotes = distinct(gateways.flatMap((gateway) => gateway.remotes));
  return (
    <HealthCard title="Yayındaki arayüzler" icon="panels" parts={['remotes']} problems={problems}>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {remotes.map(({ name, version, isElsewhere, isUp }) => (
          <Flex as="li" key={`${name} ${version}`} gap="2" align="baseline" wrap="wrap">
            <Text fontWeight="medium">{remoteLabels[name] ?? name}</Text>
            {isUp ? null : <StatusBadge tone="cancelled">yanıt vermiyor</StatusBadge>}
            <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {isElsewhere ? `${version} · başka adresten` : version}
            </Text>
          </Flex>
        ))}
      </Box>
      {remotes.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Sunucu henüz durumunu bildirmedi.
        </Text>
      ) : null}
    </HealthCard>
  );
}

/** Several gateways have the same versions, or each its own while a new one goes live. */
function distinct(remotes: readonly Remote[]): Remote[] {
  return [...new Map(remotes.map((remote) => [`${remote.name} ${remote.version}`, remote])).values()];
}
