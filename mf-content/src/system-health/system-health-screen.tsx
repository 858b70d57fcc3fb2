import { Box, Button, SimpleGrid, Skeleton, Text } from '@practice/ui';
import { formatTime, SectionHeader } from '@practice/ui/admin';
import { BackupsCard } from './cards/backups-card.tsx';
import { DatabaseCard } from './cards/database-card.tsx';
import { EmailCard } from './cards/email-card.tsx';
import { GatewaysCard } from './cards/gateways-card.tsx';
import { JobsCard } from './cards/jobs-card.tsx';
import { RemotesCard } from './cards/remotes-card.tsx';
import { ServicesCard } from './cards/services-card.tsx';
import { VersionsCard } from './cards/versions-card.tsx';
import { OverallState } from './overall-state.tsx';
import { Unmeasured } from './unmeasured.tsx';
import { useSystemHealth } from './use-system-health.ts';

/** How the running product is: in one sentence, what is wrong and for whom, and each of its parts. */
export default function SystemHealthScreen() {
  const { health, problem, isMeasuring, refresh, retrying, retryJobs } = useSystemHealth();
  const measuredAt = health?.details.measuredAt;
  return (
    <Box>
      <SectionHeader
        title="Sistem Durumu"
        description={
          measuredAt ? `${formatTime(measuredAt)} itibarıyla · kendiliğinden yenilenir` : 'Çalışan sistemin parçaları'
        }
        actions={
          <Button variant="outline" onClick={() => void refresh()} loading={isMeasuring && health !== undefined}>
            Yenile
          </Button>
        }
      />
      {problem ? <Unmeasured problem={problem} measuredAt={measuredAt} onRetry={refresh} /> : null}
      {health ? (
        <>
          <OverallState problems={health.details.problems} isOld={problem !== null} />
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="3">
            <DatabaseCard details={health.details} />
            <JobsCard health={health} retrying={retrying} onRetry={retryJobs} />
            <EmailCard details={health.details} />
            <BackupsCard details={health.details} />
            <RemotesCard details={health.details} />
            <VersionsCard details={health.details} />
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="3" mt="3">
            <ServicesCard services={health.services} details={health.details} />
            <GatewaysCard details={health.details} />
          </SimpleGrid>
          <Text color="fg.muted" fontSize="sm" mt="4">
            Ölçümler her 15 saniyede bir yenilenir. Aynı değerler izleme programları için sunucunun /metrics
            adresindedir.
          </Text>
        </>
      ) : null}
      {!health && !problem ? <HealthSkeleton /> : null}
    </Box>
  );
}

const CARDS = 6;

/** The sentence and the cards, while they are measured for the first time. */
function HealthSkeleton() {
  return (
    <Box role="status" aria-label="Sistem durumu ölçülüyor">
      <Skeleton height="16" mb="4" borderRadius="md" />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="3">
        {Array.from({ length: CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={index} height="11rem" borderRadius="md" />
        ))}
      </SimpleGrid>
    </Box>
  );
}
