import { readProblem, useMutation, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { RetryFailedJobsDocument, SystemHealthDocument, type SystemHealthQuery } from '../generated/graphql.ts';

export type Health = NonNullable<SystemHealthQuery['systemHealth']>;
export type Details = Health['details'];

/** As often as gateways report. */
const REFRESH_MS = 15_000;

/** The state of the product, measured again every few seconds; what was measured last while it cannot be. */
export function useSystemHealth() {
  const { data, previousData, error, loading, refetch } = useQuery(SystemHealthDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [retry] = useMutation(RetryFailedJobsDocument);
  const [retrying, setRetrying] = useState<string | null>(null);
  // What could not be measured says so by `error`.
  const refresh = () => refetch().catch(() => undefined);

  async function retryJobs(kind: string) {
    setRetrying(kind);
    try {
      await retry({ variables: { kind } });
      announceDone('İşler yeniden başlatıldı');
    } catch (problem) {
      announceFailure('İşler yeniden başlatılamadı.', problem);
    }
    setRetrying(null);
    await refresh();
  }

  return {
    health: (data ?? previousData)?.systemHealth ?? undefined,
    problem: error ? readProblem(error) : null,
    isMeasuring: loading,
    refresh,
    retrying,
    retryJobs,
  };
}
