import { isSelfCheckOpen } from '@practice/contracts';
import { useLiveEvents, useMergedRefresh, useSection } from '@practice/ui/back-office';
import { useMutation, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { SelfCheckReportDocument, SelfCheckRunsDocument, StartSelfChecksDocument } from '../generated/graphql.ts';

/** Checks that come close together are followed by one query. */
const TOGETHER_MS = 500;

/** The runs, kept current while one goes on, and the report of the one that is shown: the last, or that in the address. */
export function useSelfChecks() {
  const { params, setParams } = useSection();
  const list = useQuery(SelfCheckRunsDocument, { fetchPolicy: 'cache-and-network' });
  const [startRun, starting] = useMutation(StartSelfChecksDocument);
  const { refresh, refreshSoon } = useMergedRefresh(list.refetch, TOGETHER_MS);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'self-check.changed') refreshSoon();
  });

  const runs = list.data?.selfCheckRuns;
  const over = runs?.filter(({ state }) => !isSelfCheckOpen(state));
  const last = over?.find(({ state }) => state === 'finished') ?? over?.[0];
  const shown = over?.find(({ id }) => id === params.get('run')) ?? last;
  const report = useQuery(SelfCheckReportDocument, { variables: { id: shown?.id ?? '' }, skip: !shown });

  async function start() {
    try {
      await startRun();
      announceDone('Denetim başladı');
    } catch (error) {
      announceFailure('Denetim başlatılamadı.', error);
    }
    await refresh();
  }

  return {
    runs,
    last,
    shown,
    /** The one that is under way. */
    open: runs?.find(({ state }) => isSelfCheckOpen(state)),
    outcomes: report.data?.selfCheckReport.id === shown?.id ? report.data?.selfCheckReport.outcomes : undefined,
    problem: list.error && !list.data ? list.error : report.error,
    retry: () => (list.data ? report.refetch() : list.refetch()).catch(() => undefined),
    show: (id: string) => setParams({ run: id === last?.id ? null : id }),
    start,
    isStarting: starting.loading,
  };
}

export type Outcome = NonNullable<ReturnType<typeof useSelfChecks>['outcomes']>[number];
