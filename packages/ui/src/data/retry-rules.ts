const firstDelay = 1000;
const longestDelay = 15_000;

/** Codes of a GraphQL answer that stand for a server in trouble (500 and 503). */
const troubleCodes = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
const finalStatuses = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
const troubleStatuses = new Set([500, 502, 503]);

/** Milliseconds before the n-th retry (from 1): 1 s doubling, 15 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
}

/** How a query failed: codes of a GraphQL answer, or the status of another; neither when the server was not reached. */
export type FailedWith = { codes?: readonly string[]; status?: number };

/**
 * How often a failed query may be repeated (section 7, "Shared data client"): never when refused or offline, twice when
 * the server is in trouble, once otherwise.
 */
export function retriesAfter({ codes, status }: FailedWith, isOnline: boolean): number {
  if (!isOnline) return 0;
  if (codes) return codes.some((code) => troubleCodes.has(code)) ? 2 : 0;
  if (status === undefined) return 1;
  if (finalStatuses.has(status)) return 0;
  return troubleStatuses.has(status) ? 2 : 1;
}
