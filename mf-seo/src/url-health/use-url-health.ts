import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useEffect, useRef } from 'react';
import { UrlHealthDocument } from '../generated/graphql.ts';

const POLL_MS = 5 * 60_000;
/** Steps of a check that come close together are followed by one query. */
const TOGETHER_MS = 500;

/** The results of the addresses, kept current while a check goes on, and asked again every five minutes. */
export function useUrlHealth() {
  const { data, error, loading, refetch } = useQuery(UrlHealthDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents(({ type }) => {
    if (type !== 'reset' && type !== 'url-health.changed') return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // What could not be loaded says so by `error`.
      refetch().catch(() => undefined);
    }, TOGETHER_MS);
  });
  return { data, error, loading, refetch };
}
