import type { ApolloClient, FetchPolicy } from '@apollo/client';

/** Of queries that don't say how long they are fresh, in milliseconds. */
const defaultStaleTime = 5 * 60_000;

type Ages = { since: number; fetchedAt: Map<string, number> };
const ages = new WeakMap<ApolloClient, Ages>();

/** Starts the freshness clock of a client; data restored from the server's page counts as fetched now. */
export function startClock(client: ApolloClient, now: number = Date.now()): void {
  ages.set(client, { since: now, fetchedAt: new Map() });
}

/** Records that the server has responded to an operation. */
export function noteResponse(
  client: ApolloClient,
  operation: string,
  variables: unknown,
  now: number = Date.now(),
): void {
  ages.get(client)?.fetchedAt.set(keyOf(operation, variables), now);
}

/**
 * `cache-first` while the last result is younger than `staleTime` milliseconds; afterwards the cached one is shown and
 * refetched.
 */
export function policyFor(
  client: ApolloClient,
  operation: string,
  variables: unknown,
  { staleTime = defaultStaleTime, now = Date.now() }: { staleTime?: number | undefined; now?: number } = {},
): Extract<FetchPolicy, 'cache-first'> | 'cache-and-network' {
  const clock = ages.get(client);
  if (!clock) return 'cache-first';
  const age = now - (clock.fetchedAt.get(keyOf(operation, variables)) ?? clock.since);
  return age < staleTime ? 'cache-first' : 'cache-and-network';
}

function keyOf(operation: string, variables: unknown): string {
  return `${operation} ${JSON.stringify(variables ?? {})}`;
}
