import type { ApolloClient, FetchPolicy } from '@apollo/client';

const second = 1000;
const minute = 60 * second;

/**
 * How long an answer may be shown before the next mount asks again, in milliseconds, by operation name. The times are
 * those of section 7 of the specifications; nothing is refetched on focus.
 */
export const staleTimes: Record<string, number> = {
  SiteSettings: minute,
  ClinicPhone: minute,
  AppointmentPageTexts: minute,
  WorkingHours: 5 * minute,
  BookableServices: 30 * minute,
  HomeServices: 30 * minute,
  Appointments: second,
  EmailTemplates: minute,
};

/** Every other operation (section 7, "Shared data client"). */
const defaultStaleTime = 15 * minute;

type Ages = { since: number; answered: Map<string, number> };
const ages = new WeakMap<ApolloClient, Ages>();

/** Starts the clock of a client; data restored from the server's page counts as fetched now. */
export function startClock(client: ApolloClient, now: number = Date.now()): void {
  ages.set(client, { since: now, answered: new Map() });
}

/** Notes that an operation has been answered by the server. */
export function noteAnswer(
  client: ApolloClient,
  operation: string,
  variables: unknown,
  now: number = Date.now(),
): void {
  ages.get(client)?.answered.set(keyOf(operation, variables), now);
}

/** `cache-first` while the last answer is fresh; then what is known is shown and asked for again behind it. */
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
