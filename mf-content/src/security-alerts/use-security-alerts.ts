import { useLiveEvents } from '@practice/ui/back-office';
import { useMutation, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure, useLastPage, useListParams } from '@practice/ui/records';
import { useState } from 'react';
import {
  AcknowledgeAllSecurityAlertsDocument,
  AcknowledgeSecurityAlertDocument,
  type SecurityAlertRowFragment,
  SecurityAlertsDocument,
  SecurityOverviewDocument,
  type SecurityOverviewQuery,
} from '../generated/graphql.ts';
import { listParams, PAGE_SIZE } from './list-params.ts';

export type Alert = SecurityAlertRowFragment;
export type Overview = SecurityOverviewQuery['securityOverview'];

const FAILED = 'Görüldü olarak işaretlenirken hata oluştu.';

/** The page of alerts that the address names, what is watched, and acknowledging; new with every alert. */
export function useSecurityAlerts() {
  const params = useListParams(listParams);
  const { state, kind, page } = params.values;
  const alerts = useQuery(SecurityAlertsDocument, {
    variables: { state, kind: kind || null, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const overview = useQuery(SecurityOverviewDocument, { fetchPolicy: 'cache-and-network' });
  const [acknowledgeOne] = useMutation(AcknowledgeSecurityAlertDocument);
  const [acknowledgeEvery] = useMutation(AcknowledgeAllSecurityAlertsDocument);
  const [busy, setBusy] = useState<string | null>(null);
  const shown = (alerts.data ?? alerts.previousData)?.securityAlerts;

  // What could not be loaded says so by `error`.
  const refresh = async () => {
    await Promise.all([alerts.refetch(), overview.refetch()]).catch(() => undefined);
  };
  useLiveEvents(({ type }) => {
    if (type === 'security-alert.changed' || type === 'site-setting.changed' || type === 'reset') void refresh();
  });

  useLastPage({ page, pageSize: PAGE_SIZE, total: alerts.data?.securityAlerts.total }, (last) =>
    params.set({ page: last }, { replace: true }),
  );

  async function acknowledge(what: string, change: () => Promise<unknown>) {
    setBusy(what);
    try {
      await change();
      announceDone('Görüldü olarak işaretlendi');
    } catch (problem) {
      announceFailure(FAILED, problem);
    }
    setBusy(null);
    await refresh();
  }

  return {
    params,
    rows: shown?.items,
    total: shown?.total,
    overview: overview.data?.securityOverview,
    problem: alerts.error && !shown ? { message: 'Güvenlik olayları yüklenemedi' } : null,
    isRefreshing: alerts.loading && shown !== undefined,
    refresh,
    /** The alert that is being acknowledged; ALL for all of them. */
    busy,
    acknowledge: ({ id }: Alert) => acknowledge(id, () => acknowledgeOne({ variables: { id } })),
    acknowledgeAll: () => acknowledge(ALL, () => acknowledgeEvery()),
  };
}

export const ALL = 'all';
export type SecurityAlerts = ReturnType<typeof useSecurityAlerts>;
