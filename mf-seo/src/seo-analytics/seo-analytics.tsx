import { addDays, today, z } from '@practice/contracts';
import { Box, Button, Flex } from '@practice/ui';
import { FilterTabs, ProblemPanel } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useMutation, useQuery } from '@practice/ui/data';
import { RefreshIcon } from '@practice/ui/icons';
import { announceDone, announceFailure, useListParams } from '@practice/ui/records';
import { RecordSeoScoresDocument, SeoAnalyticsDocument } from '../generated/graphql.ts';
import { useSeoPages } from '../seo-pages/use-seo-pages.ts';
import { Devices } from './devices.tsx';
import { Factors } from './factors.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { PageTable } from './page-table.tsx';
import { Performance } from './performance.tsx';
import { Suggestions } from './suggestions.tsx';

const ranges = [
  { value: '30', label: '30 gün' },
  { value: '90', label: '90 gün' },
  { value: '365', label: '1 yıl' },
] as const;
const views = [
  { value: 'performance', label: 'Performans' },
  { value: 'devices', label: 'Cihazlar' },
  { value: 'pages', label: 'Sayfalar' },
  { value: 'factors', label: 'SEO Faktörleri' },
] as const;
const listParams = z.object({
  range: z.enum(['30', '90', '365']).default('30'),
  view: z.enum(['performance', 'devices', 'pages', 'factors']).default('performance'),
});

/** How the site is found: scores of its pages day by day, and what visitors read: the first tab of SEO. */
export default function SeoAnalytics() {
  const { values, set } = useListParams(listParams);
  const days = Number(values.range);
  const to = today();
  const from = addDays(to, 1 - days);
  const variables = { from, to, formerFrom: addDays(from, -days), formerTo: addDays(from, -1) };
  const { data, previousData, error, refetch } = useQuery(SeoAnalyticsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [record, { loading: isRecording }] = useMutation(RecordSeoScoresDocument);
  const { pages } = useSeoPages();
  const shown = data ?? previousData;
  useLiveEvents(({ type }) => {
    if (type === 'meta-tag.changed' || type === 'reset') void refetch().catch(() => undefined);
  });

  async function recordNow() {
    try {
      await record();
      announceDone('Bugünün skorları kaydedildi');
      await refetch();
    } catch (failure) {
      announceFailure('Skorlar kaydedilemedi.', failure);
    }
  }

  if (error && !shown) return <ProblemPanel message={readProblem(error).message} onRetry={refetch} />;
  return (
    <Box>
      <Flex mb="4" gap="3" wrap="wrap" justify="space-between">
        <FilterTabs
          label="Aralık"
          tabs={[...ranges]}
          value={values.range}
          onChange={(range) => set({ range: range as typeof values.range })}
        />
        <Button variant="outline" loading={isRecording} loadingText="Kaydediliyor…" onClick={() => void recordNow()}>
          <RefreshIcon />
          Skorları şimdi kaydet
        </Button>
      </Flex>
      <KpiCards data={shown} />
      <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '2fr minmax(0, 1fr)' }}>
        <Box minW="0">
          <Box mb="4" overflowX="auto">
            <FilterTabs
              label="Görünüm"
              tabs={[...views]}
              value={values.view}
              onChange={(view) => set({ view: view as typeof values.view })}
            />
          </Box>
          {values.view === 'performance' ? <Performance data={shown} /> : null}
          {values.view === 'devices' ? <Devices data={shown} /> : null}
          {values.view === 'pages' ? <PageTable data={shown} pages={pages} /> : null}
          {values.view === 'factors' ? <Factors pages={pages} /> : null}
        </Box>
        <Suggestions pages={pages} />
      </Box>
    </Box>
  );
}
