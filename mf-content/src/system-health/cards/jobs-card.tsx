import { Box, Button, Flex, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatCount, relativeTime, StatusBadge } from '@practice/ui/admin';
import { serviceLabels } from '../service-labels.ts';
import type { Details, Health } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

type Stalled = Details['stalledJobs'][number];
type Props = { health: Health; retrying: string | null; onRetry: (kind: string) => Promise<void> };

export function JobsCard({ health: { jobs, eventsBehind, details }, retrying, onRetry }: Props) {
  const { stalledJobs, lateJobs, consumers, problems } = details;
  const late = consumers.filter(({ behind }) => behind > 0);
  return (
    <HealthCard title="Olaylar ve işler" icon="calendar-clock" parts={['events', 'jobs']} problems={problems}>
      <DescriptionList>
        <DescriptionItem label="İşlenecek olay">
          {`${formatCount(eventsBehind)}${late.length > 0 ? ` (${late.map(({ service, behind }) => `${serviceLabels[service] ?? service} ${formatCount(behind)}`).join(', ')})` : ''}`}
        </DescriptionItem>
        <DescriptionItem label="Sırada">
          {`${formatCount(jobs.queued + jobs.running)}${lateJobs > 0 ? `, ${formatCount(lateJobs)} tanesi gecikti` : ''}`}
        </DescriptionItem>
        <DescriptionItem label="Bekleyen">{formatCount(jobs.waiting)}</DescriptionItem>
        <DescriptionItem label="Tamamlanamayan">{formatCount(jobs.dead)}</DescriptionItem>
      </DescriptionList>
      {stalledJobs.length > 0 ? (
        <Box as="ul" listStyleType="none" mt="3" pt="3" borderTopWidth="1px" display="grid" gap="3">
          {stalledJobs.map((stalled) => (
            <StalledJob
              key={`${stalled.kind} ${stalled.state} ${stalled.reason}`}
              {...{ stalled, retrying, onRetry }}
            />
          ))}
        </Box>
      ) : null}
    </HealthCard>
  );
}

function StalledJob({ stalled, retrying, onRetry }: { stalled: Stalled } & Omit<Props, 'health'>) {
  const { kind, label, state, reason, count, oldestAt, canRetry } = stalled;
  return (
    <Flex as="li" gap="2" align="flex-start" justify="space-between">
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {label}
          </Text>
          <StatusBadge tone={state === 'dead' ? 'cancelled' : 'pending'}>
            {`${formatCount(count)} ${state === 'dead' ? 'tamamlanamadı' : 'bekliyor'}`}
          </StatusBadge>
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {[reason, `En eskisi: ${relativeTime(oldestAt)}.`].filter(Boolean).join(' ')}
        </Text>
      </Box>
      {canRetry ? (
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={retrying === kind}
          onClick={() => void onRetry(kind)}
          aria-label={`Yeniden dene: ${label}`}
        >
          Yeniden dene
        </Button>
      ) : null}
    </Flex>
  );
}
