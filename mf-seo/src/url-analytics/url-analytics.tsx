import { addDays, today, z } from '@practice/contracts';
import { Box, Flex, Text } from '@practice/ui';
import { FilterTabs } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { useListParams } from '@practice/ui/records';
import { UrlAnalyticsDocument } from '../generated/graphql.ts';
import { AddressTable } from './address-table.tsx';
import { DayChart } from './day-chart.tsx';
import { ReportMenu } from './report-menu.tsx';
import { Sources } from './sources.tsx';
import { SummaryCards } from './summary-cards.tsx';

const POLL_MS = 60_000;
const ranges = [
  { value: '7', label: '7 gün' },
  { value: '30', label: '30 gün' },
  { value: '90', label: '90 gün' },
  { value: '365', label: '1 yıl' },
] as const;
const listParams = z.object({ range: z.enum(['7', '30', '90', '365']).default('30') });

/** How often the site's pages are visited, from the gateway's own counts: a tab of URL management. */
export default function UrlAnalytics() {
  const { values, set } = useListParams(listParams);
  const to = today();
  const from = addDays(to, 1 - Number(values.range));
  const { data, previousData, error, loading, refetch } = useQuery(UrlAnalyticsDocument, {
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const shown = data ?? previousData;
  const summary = shown?.urlAnalyticsSummary;
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {`Sitenin kendi sayımı; ziyaretçi hakkında bilgi tutulmaz.${summary ? ` Sayılar ${summary.retentionDays} gün saklanır.` : ''}${summary?.isEnabled === false ? ' Sayım şu an kapalı; Ayarlar’daki “Sayfa adresleri” bölümünden açılır.' : ''}`}
      </Text>
      <Flex mb="4" gap="3" wrap="wrap" justify="space-between">
        <FilterTabs
          label="Aralık"
          tabs={[...ranges]}
          value={values.range}
          onChange={(range) => set({ range: range as typeof values.range })}
        />
        <ReportMenu from={from} to={to} />
      </Flex>
      <SummaryCards summary={summary} />
      {summary && summary.totalHits > 0 ? (
        <Box display="grid" gap="6" mb="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr minmax(0, 1fr)' }}>
          <Box as="h2" srOnly>
            Ziyaretlerin dağılımı
          </Box>
          <DayChart days={summary.days} />
          <Sources summary={summary} />
        </Box>
      ) : null}
      <AddressTable
        rows={shown?.urlAnalytics}
        problem={error ? { message: readProblem(error).message } : null}
        onRetry={refetch}
        isRefreshing={loading && shown !== undefined}
      />
    </Box>
  );
}
