import type { ApolloClient, FetchPolicy } from '@apollo/client';
import { staleTimes } from './stale-times.ts';

const minute = 60_000;

/** Every other operation of the back office. */
const defaultStaleTime = 5 * minute;

type Ages = { since: number; answered: Map<string, number> };
const ages = new WeakMap<ApolloClient, Ages>();

/** Starts the freshness clock of a client; data restored from the server's page counts as fetched now. */
export function startClock(client: ApolloClient, now: number = Date.now()): void {
  ages.set(client, { since: now, answered: new Map() });
}

/** Records that the server has answered an operation. */
export function noteAnswer(
  client: ApolloClient,
  operation: string,
  variables: unknown,
  now: number = Date.now(),
): void {
  ages.get(client)?.answered.set(keyOf(operation, variables), now);
}

/** `cache-first` while the last result is fresh; afterwards the cached one is shown and refetched. */
export function policyFor(
  client: ApolloClient,
  operation: string,
  variables: unknown,
  now: number = Date.now(),
): Extract<FetchPolicy, 'cache-first'> | 'cache-and-network' {
  const clock = ages.get(client);
  if (!clock) return 'cache-first';
  const age = now - (clock.answered.get(keyOf(operation, variables)) ?? clock.since);
  return age < (staleTimes[operation] ?? defaultStaleTime) ? 'cache-first' : 'cache-and-network';
}

function keyOf(operation: string, variables: unknown): string {
  return `${operation} ${JSON.stringify(variables ?? {})}`;
}
