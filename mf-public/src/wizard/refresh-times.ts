import type { ApolloClient } from '@practice/ui/data';

/** Forgets the known times and days and asks again for those on screen: the chosen time has gone. */
export function refreshTimes(client: ApolloClient): void {
  const asked = client.refetchQueries({ updateCache: () => forgetTimes(client) });
  // A failure shows itself where the times stand.
  asked.catch(() => undefined);
}

/** Forgets the known times and days, without asking again for those that are leaving the screen. */
export function forgetTimes(client: ApolloClient): void {
  for (const fieldName of ['availability', 'dayStates']) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  }
}
