import { useQuery } from '@practice/ui/data';
import { useLastPage, useListParams } from '@practice/ui/records';
import { AuditLogDocument } from '../generated/graphql.ts';
import { listParams, PAGE_SIZE, toFilter } from './list-params.ts';

/** The page of the audit log that the address names. */
export function useAuditLog() {
  const params = useListParams(listParams);
  const { page } = params.values;
  const { data, previousData, error, loading, refetch } = useQuery(AuditLogDocument, {
    variables: { filter: toFilter(params.values), page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.auditEntries;

  useLastPage({ page, pageSize: PAGE_SIZE, total: data?.auditEntries.total }, (last) =>
    params.set({ page: last }, { replace: true }),
  );

  return {
    params,
    rows: shown?.items,
    total: shown?.total,
    problem: error ? { message: 'Denetim kaydı yüklenemedi' } : null,
    isLoading: loading,
    refresh: () => refetch().catch(() => undefined),
  };
}

export type AuditLog = ReturnType<typeof useAuditLog>;
