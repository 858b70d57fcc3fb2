const firstDelay = 1000;

/** GraphQL error codes of a failing server (500 and 503). */
const serverErrorCodes = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
const finalStatuses = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
const serverErrorStatuses = new Set([500, 502, 503]);

/** How often a failed query is retried, and the longest delay before a retry in milliseconds. */
export type RetryRule = { retries: number; longestDelay: number };

/** Milliseconds before the n-th retry (from 1): 1 s, doubling, at most 15 s unless the query says otherwise. */
export function retryDelay(attempt: number, rule?: RetryRule): number {
  return Math.min(rule?.longestDelay ?? 15_000, firstDelay * 2 ** (attempt - 1));
}

/** How a query failed: GraphQL error codes, or an HTTP status; neither when the server was not reached. */
export type FailedWith = { codes?: readonly string[]; status?: number };

type RetryOptions = {
  isOnline: boolean;
  /** The query's own rule. */
  rule?: RetryRule | undefined;
  /** For queries without their own rule. */
  maxRetries?: number;
};

/**
 * How often a failed query may be retried: never when it was rejected or the browser is offline; otherwise by its own
 * rule, or twice when the server is failing and once in other cases.
 */
export function retriesAfter(failure: FailedWith, { isOnline, rule, maxRetries = 2 }: RetryOptions): number {
  if (!isOnline || isFinal(failure)) return 0;
  return rule?.retries ?? Math.min(maxRetries, isServerError(failure) ? 2 : 1);
}

/** Whether what was rejected can only be rejected again when a person, signed in and some time later, sends it once more. */
export function isRejectedAgain(status: number): boolean {
  return finalStatuses.has(status) && status !== 401 && status !== 429;
}

function isFinal({ codes, status }: FailedWith): boolean {
  if (codes) return !codes.some((code) => serverErrorCodes.has(code));
  return status !== undefined && finalStatuses.has(status);
}

function isServerError({ codes, status }: FailedWith): boolean {
  return codes !== undefined || (status !== undefined && serverErrorStatuses.has(status));
}
