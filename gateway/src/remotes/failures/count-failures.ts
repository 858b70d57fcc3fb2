import { callService } from '@practice/service-kit';

const MINUTE_MS = 60_000;

/** A version of a remote, and the time within which it may have failed, in milliseconds; until now without `to`. */
type Period = { name: string; version: string; from: number; to?: number };

/** How often versions failed on the server and in browsers, in the order of `periods`. */
export function countFailures(periods: readonly Period[], now = Date.now()) {
  // Failures are counted by minutes, of which the current one is not over.
  const dated = periods.map(({ from, to = now + MINUTE_MS, ...of }) => {
    return { ...of, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  });
  return callService('identity', 'countRemoteFailures', { periods: dated });
}
