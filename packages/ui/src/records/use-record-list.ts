import { useLiveEvents, useMergedRefresh } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import type { Records, StoredRecord } from './records.ts';
import { useHighlights } from './use-highlights.ts';

/**
 * The records of a list query, kept current by the stream; what others change lights up. A paged query has `{ items,
 * total }` and takes `variables`; while another page is on its way the last one stays.
 */
export function useRecordList<Row extends StoredRecord, Name extends string>(
  records: Records<Row, Name>,
  { variables }: { variables?: Record<string, unknown> } = {},
) {
  const { data, previousData, error, loading, refetch } = useQuery(records.list, {
    variables: (variables ?? {}) as never,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const result = data ?? previousData;
  const { rows, total } = useMemo(() => readList<Row>(result), [result]);
  const { ids: highlighted, markOwn, highlight } = useHighlights();
  const { refresh, refreshSoon } = useMergedRefresh(refetch);

  useLiveEvents(({ type, payload }) => {
    if (type !== 'reset' && type !== records.event) return;
    refreshSoon();
    if (type === 'reset') return;
    const key = records.eventKey ?? 'id';
    const changed = rows?.find((row) => (row as Keyed)[key] === (payload as Keyed)[key]);
    if (changed) highlight(changed.id);
  });

  return {
    /** Undefined until they are there. */
    rows,
    /** Of a paged list: how many there are on all pages. */
    total,
    problem: error ? { message: records.texts.loadFailed } : null,
    isRefreshing: loading && rows !== undefined,
    highlighted,
    refresh,
    /** Just before something is changed here: the ids, or nothing for a new record. */
    markOwn,
  };
}

export type RecordList<Row extends StoredRecord> = ReturnType<typeof useRecordList<Row, string>>;

type Keyed = Record<string, unknown>;

function readList<Row>(data: unknown): { rows: readonly Row[] | undefined; total: number | undefined } {
  for (const value of Object.values(data ?? {})) {
    if (Array.isArray(value)) return { rows: value, total: undefined };
    if (Array.isArray(value?.items)) return { rows: value.items, total: value.total };
  }
  return { rows: undefined, total: undefined };
}
