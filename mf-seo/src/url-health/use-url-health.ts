import { useLiveEvents, useMergedRefresh } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
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
  const { refreshSoon } = useMergedRefresh(refetch, TOGETHER_MS);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'url-health.changed') refreshSoon();
  });
  return { data, error, loading, refetch };
}
