import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useEffect, useRef } from 'react';
import {
  RetentionDocument,
  type RetentionQuery,
  type RetentionRunRowFragment,
  RetentionRunsDocument,
} from '../generated/graphql.ts';

export type RetentionClassRow = RetentionQuery['retention']['classes'][number];
export type RetentionRunRow = RetentionRunRowFragment;

/** Whether a run has not ended. */
export const isOpen = ({ state }: RetentionRunRow): boolean => state === 'queued' || state === 'running';

/** The classes with their periods and what would go now, and the last runs; kept current while one is under way. */
export function useRetention() {
  const overview = useQuery(RetentionDocument, { fetchPolicy: 'cache-and-network' });
  const listed = useQuery(RetentionRunsDocument, { fetchPolicy: 'cache-and-network' });
  // What could not be loaded says so by `error`.
  const refreshOverview = () => overview.refetch().catch(() => undefined);
  const refreshRuns = () => listed.refetch().catch(() => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'retention-run.changed' || type === 'reset') void refreshRuns();
    if (type === 'data-request.changed' || type === 'site-setting.changed' || type === 'reset') void refreshOverview();
  });

  const runs = listed.data?.retentionRuns;
  const open = runs?.find(isOpen);
  // A run says often that it goes on; what is left is counted once it has ended.
  const former = useRef(open);
  useEffect(() => {
    if (former.current && !open) void refreshOverview();
    former.current = open;
  });

  const classes = overview.data?.retention.classes;
  return {
    classes,
    nextOn: overview.data?.retention.nextOn,
    selfExpiring: overview.data?.retention.selfExpiring,
    /** How many records would go now. */
    expired: classes?.reduce((sum, each) => sum + each.expired, 0),
    problem: overview.error ? { message: 'Saklama süreleri yüklenemedi' } : null,
    runs,
    runsProblem: listed.error ? { message: 'Son silmeler yüklenemedi' } : null,
    /** The run that is under way. */
    open,
    refreshOverview,
    refreshRuns,
  };
}

export type Retention = ReturnType<typeof useRetention>;
