import { useLiveEvents, useMergedRefresh } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useLastPage, useListParams } from '@practice/ui/records';
import { ConsentEntriesDocument, type ConsentEntryRowFragment } from '../generated/graphql.ts';
import { listParams, PAGE_SIZE, toFilter } from './list-params.ts';

export type ConsentEntry = ConsentEntryRowFragment;

/** Entries that come close together, as those of one request do, are followed by one query. */
const TOGETHER_MS = 500;

/** The page of the register that the address names, kept current by the stream. */
export function useConsentEntries() {
  const params = useListParams(listParams);
  const { page } = params.values;
  const { data, previousData, error, loading, refetch } = useQuery(ConsentEntriesDocument, {
    variables: { filter: toFilter(params.values), page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.consentEntries;
  const { refresh, refreshSoon } = useMergedRefresh(refetch, TOGETHER_MS);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'consent.changed') refreshSoon();
  });

  useLastPage({ page, pageSize: PAGE_SIZE, total: data?.consentEntries.total }, (last) =>
    params.set({ page: last }, { replace: true }),
  );

  return {
    params,
    rows: shown?.items,
    total: shown?.total,
    problem: error ? { message: 'Onaylar yüklenemedi' } : null,
    isLoading: loading,
    refresh,
  };
}

export type ConsentEntries = ReturnType<typeof useConsentEntries>;
