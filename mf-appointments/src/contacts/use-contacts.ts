import { useLiveEvents, useMergedRefresh } from '@practice/ui/back-office';
import { useApolloClient, useQuery } from '@practice/ui/data';
import { useHighlights, useLastPage, useListParams } from '@practice/ui/records';
import { useCallback } from 'react';
import { ContactMessagesDocument } from '../generated/graphql.ts';
import { PAGE_SIZE } from './contact.ts';
import { listParams, toVariables } from './list-params.ts';

/** The page of messages that the address names, with the counts of all; kept current by the stream of events. */
export function useContacts() {
  const params = useListParams(listParams);
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(ContactMessagesDocument, {
    variables: toVariables(params.values),
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const { ids: highlighted, markOwn, highlight } = useHighlights();

  /** The list, and the open message with its replies. */
  const refetchOpen = useCallback(() => client.refetchQueries({ include: openQueries(client) }), [client]);
  const { refresh, refreshSoon } = useMergedRefresh(refetchOpen);

  useLiveEvents(({ type, payload }) => {
    if (type !== 'reset' && type !== 'contact-message.changed' && type !== 'contact-message.received') return;
    refreshSoon();
    if (type !== 'reset') highlight(payload.id);
  });

  const { page } = params.values;
  useLastPage({ page, pageSize: PAGE_SIZE, total: data?.contactMessages.total }, (last) =>
    params.set({ page: last }, { replace: true }),
  );

  return {
    params,
    rows: shown?.contactMessages.items,
    total: shown?.contactMessages.total,
    totals: shown?.contactMessageTotals,
    problem: error ? { message: 'Mesajlar yüklenemedi' } : null,
    retry: () => refetch().catch(() => undefined),
    isLoading: loading,
    highlighted,
    markOwn,
    refresh,
  };
}

export type ContactList = ReturnType<typeof useContacts>;

const queries = ['ContactMessages', 'ContactMessage'];

function openQueries(client: ReturnType<typeof useApolloClient>): string[] {
  const open = [...client.getObservableQueries('active')].map(({ queryName }) => queryName ?? '');
  return queries.filter((name) => open.includes(name));
}
