import { HEALTHY_SCORE, isoDate, SLOW_MS, urlHealthStatuses, WARNING_SCORE, z } from '@practice/contracts';
import { Box, Button, Flex, SimpleGrid, Text, useRunning } from '@practice/ui';
import {
  EmptyState,
  FilterTabs,
  formatCount,
  formatShortDate,
  ProblemPanel,
  relativeTime,
  SearchField,
  StatCard,
} from '@practice/ui/admin';
import { LineChart } from '@practice/ui/charts';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { announceFailure, useListParams } from '@practice/ui/records';
import { StartUrlCheckDocument, type UrlHealthQuery } from '../generated/graphql.ts';
import { AddressCard, type CheckedAddress } from './address-card.tsx';
import { HealthLog } from './health-log.tsx';
import { HealthSettings } from './health-settings.tsx';
import { statusLabels } from './texts.ts';
import { useUrlHealth } from './use-url-health.ts';

const listParams = z.object({
  q: z.string().default(''),
  status: z.enum(['all', ...urlHealthStatuses]).default('all'),
  log: z.union([z.literal(''), isoDate]).default(''),
});

/** Whether the addresses of the site work: a tab of URL management. */
export default function UrlHealth() {
  const { data, error, refetch } = useUrlHealth();
  const { values, set } = useListParams(listParams);
  const all = data?.urlHealth;
  const shown = all?.filter((address) => isShown(address, values));
  const count = (status: CheckedAddress['status']) => all?.filter((address) => address.status === status).length;

  if (error && !data) return <ProblemPanel message={readProblem(error).message} onRetry={refetch} />;
  return (
    <Box>
      <Figures data={data} />
      <CheckBar run={data?.urlHealthRun} onStarted={refetch} />
      <HealthSettings />
      <Trend days={data?.urlHealthDays ?? []} />
      <Flex gap="3" wrap="wrap" mb="4" align="center">
        <SearchField label="URL ara" placeholder="URL ara..." value={values.q} onSearch={(q) => set({ q })} />
        <FilterTabs
          label="Durum"
          value={values.status}
          onChange={(status) => set({ status: status as typeof values.status })}
          tabs={[
            { value: 'all', label: 'Tümü', ...(all ? { count: all.length } : {}) },
            ...urlHealthStatuses.map((status) => ({
              value: status,
              label: statusLabels[status],
              ...(all ? { count: count(status) ?? 0 } : {}),
            })),
          ]}
        />
      </Flex>
      {shown && shown.length > 0 ? (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="3" alignItems="start">
          {shown.map((address) => (
            <AddressCard key={address.url} address={address} />
          ))}
        </SimpleGrid>
      ) : null}
      {shown?.length === 0 ? (
        <EmptyState
          icon="waypoints"
          title={all?.length === 0 ? 'Adresler henüz kontrol edilmedi.' : 'Bu koşullara uyan adres yok.'}
          description={all?.length === 0 ? 'İlk kontrolü şimdi başlatabilirsiniz.' : 'Aramayı ya da durumu değiştirin.'}
        />
      ) : null}
      <HealthLog
        days={data?.urlHealthDays ?? []}
        date={values.log}
        onDate={(log) => set({ log })}
        finishedAt={data?.urlHealthRun.finishedAt ?? null}
      />
      <Text color="fg.muted" fontSize="sm" mt="4">
        {`Skor 100 puandan başlar, her bulgu türü için puan düşülür; yanıt vermeyen adres 0 alır. ${HEALTHY_SCORE} ve üzeri yeşil, ${WARNING_SCORE}–${HEALTHY_SCORE - 1} sarı, altı kırmızıdır. ${SLOW_MS} ms üzeri yavaş sayılır.`}
      </Text>
    </Box>
  );
}

function isShown({ url, title, status }: CheckedAddress, values: z.output<typeof listParams>): boolean {
  if (values.status !== 'all' && status !== values.status) return false;
  const requested = values.q.toLocaleLowerCase('tr');
  return `${url} ${title}`.toLocaleLowerCase('tr').includes(requested);
}

function Figures({ data }: { data: UrlHealthQuery | undefined }) {
  const all = data?.urlHealth;
  const count = (status: CheckedAddress['status']) =>
    all && formatCount(all.filter((one) => one.status === status).length);
  const sum = all?.reduce((total, { score }) => total + score, 0) ?? 0;
  const finishedAt = data?.urlHealthRun.finishedAt;
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2" mb="4">
      <StatCard label="Sağlıklı" tone="confirmed" value={count('healthy')} />
      <StatCard label="Uyarı" tone="pending" value={count('warning')} />
      <StatCard label="Ortalama skor" value={all && (all.length > 0 ? `${Math.round(sum / all.length)}/100` : '–')} />
      <StatCard label="Son kontrol" value={data && (finishedAt ? relativeTime(finishedAt) : 'Hiçbir zaman')} />
    </SimpleGrid>
  );
}

type CheckBarProps = { run: UrlHealthQuery['urlHealthRun'] | undefined; onStarted: () => Promise<unknown> };

function CheckBar({ run, onStarted }: CheckBarProps) {
  const client = useApolloClient();
  const isRunning = run?.isRunning ?? false;

  const [isStarting, start] = useRunning(async () => {
    try {
      await client.mutate({ mutation: StartUrlCheckDocument });
    } catch (failure) {
      announceFailure('Kontrol başlatılamadı.', failure);
    }
    await onStarted().catch(() => undefined);
  });

  return (
    <Flex gap="3" align="center" wrap="wrap" mb="4" minH="8">
      <Button onClick={start} loading={isStarting} disabled={!run || isRunning}>
        Şimdi kontrol et
      </Button>
      <Box role="status" fontSize="sm" color="fg.muted">
        {isRunning && run
          ? `Kontrol sürüyor: ${formatCount(run.total)} adresin ${formatCount(run.checked)} tanesi`
          : null}
      </Box>
      {isRunning && run ? (
        <Box flex="1 1 10rem" h="1.5" bg="bg.subtle" borderRadius="full" overflow="hidden" aria-hidden="true">
          <Box h="full" bg="pine.solid" style={{ width: `${(100 * run.checked) / Math.max(1, run.total)}%` }} />
        </Box>
      ) : null}
    </Flex>
  );
}

function Trend({ days }: { days: UrlHealthQuery['urlHealthDays'] }) {
  if (days.length < 2) return null;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mb="4">
      <Text fontWeight="medium" mb="2">
        Ortalama skor, gün gün
      </Text>
      <LineChart
        label="Kontrol edilen günlerin ortalama skoru"
        heads={['Gün', 'Ortalama skor']}
        max={100}
        points={days.map(({ date, averageScore }) => ({ label: formatShortDate(date), value: averageScore }))}
      />
    </Box>
  );
}
