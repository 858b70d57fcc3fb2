import type { ApolloClient } from '@practice/ui/data';

/** Forgets the known times and days and asks again for those on screen: a time has gone or has been taken. */
export function refreshTimes(client: ApolloClient): void {
  const asked = client.refetchQueries({
    updateCache(cache) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'availability' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'dayStates' });
    },
  });
  // A failure shows itself where the times stand.
  asked.catch(() => undefined);
}
