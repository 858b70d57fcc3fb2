import { Anchor, Box, chakra, Flex, Skeleton, Text } from '@practice/ui';
import { formatCount, StatCard, StatusBadge } from '@practice/ui/admin';
import type { Overview } from './use-security-alerts.ts';

/** How many alerts are new, what became of challenges, and what is watched. */
export function WatchPanel({ overview }: { overview: Overview | undefined }) {
  const week = overview?.challengesThisWeek;
  const today = overview?.challengesToday;
  return (
    <>
      <Box display="grid" gap="2" mb="3" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
        <StatCard label="Yeni olay" value={overview && formatCount(overview.openAlerts)} hint="henüz görülmemiş" />
        <StatCard
          label="Güvenlik kontrolü"
          value={week && formatCount(week.asked)}
          hint={`son 7 gün · bugün ${formatCount(today?.asked ?? 0)}`}
        />
        <StatCard label="Çözülen kontrol" value={week && formatCount(week.solved)} hint="son 7 gün" />
        <StatCard label="Başarısız kontrol" value={week && formatCount(week.failed)} hint="son 7 gün" />
      </Box>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mb="4">
        <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
          <Box minW="0" flex="1 1 16rem">
            {overview ? <Words overview={overview} /> : <Skeleton h="5" w="18rem" maxW="full" />}
          </Box>
          <Anchor href="#settings?tab=security&focus=security_monitoring_enabled" fontSize="sm">
            İzleme ayarları
          </Anchor>
        </Flex>
        {overview ? <Watched overview={overview} /> : null}
      </Box>
    </>
  );
}

function Words({ overview: { isEnabled, watched } }: { overview: Overview }) {
  if (!isEnabled) {
    return (
      <Text>
        <strong>Güvenlik izleme kapalı.</strong> Yeni olaylar kaydedilmez ve kimseye haber verilmez.
      </Text>
    );
  }
  const on = watched.filter(({ isOn }) => isOn).length;
  return (
    <Text>
      <strong>Güvenlik izleme açık.</strong>{' '}
      <span>{`${on === watched.length ? '' : `${watched.length} durumdan `}${on} durum izleniyor; bulunanlar bildirimle ve e-postayla haber verilir.`}</span>
    </Text>
  );
}

function Watched({ overview: { watched } }: { overview: Overview }) {
  return (
    <chakra.details mt="2" fontSize="sm">
      <chakra.summary color="fg.muted" cursor="pointer" w="fit-content">
        Neler izleniyor?
      </chakra.summary>
      <Box as="ul" listStyleType="none" display="grid" gap="2" mt="3">
        {watched.map(({ kind, watches, isOn }) => (
          <Flex as="li" key={kind} gap="3" justify="space-between" align="baseline">
            <Text minW="0">{watches}</Text>
            <Box flexShrink="0">
              <StatusBadge tone={isOn ? 'confirmed' : 'unknown'}>{isOn ? 'Açık' : 'Kapalı'}</StatusBadge>
            </Box>
          </Flex>
        ))}
      </Box>
    </chakra.details>
  );
}
