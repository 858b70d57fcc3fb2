const firstDelay = 1000;

/** Codes of a GraphQL answer that stand for a server in trouble (500 and 503). */
const troubleCodes = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
const finalStatuses = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
const troubleStatuses = new Set([500, 502, 503]);

type RetryRule = { retries: number; longestDelay: number };

const settingsRule: RetryRule = { retries: 2, longestDelay: 3000 };

/** Operations with a rule of their own. */
export const retryRules: Record<string, RetryRule> = {
  SiteSettings: settingsRule,
  ClinicPhone: settingsRule,
  AppointmentPageTexts: settingsRule,
  SiteMenus: { retries: 1, longestDelay: firstDelay },
};

/** Milliseconds before the n-th retry (from 1): 1 s doubling, 15 s at most where the operation says nothing else. */
export function retryDelay(attempt: number, operation = ''): number {
  return Math.min(retryRules[operation]?.longestDelay ?? 15_000, firstDelay * 2 ** (attempt - 1));
}

/** How a query failed: codes of a GraphQL answer, or the status of another; neither when the server was not reached. */
export type FailedWith = { codes?: readonly string[]; status?: number };

type RetryOptions = {
  isOnline: boolean;
  operation: string;
  /** For operations without a rule of their own. */
  maxRetries?: number;
};

/**
 * How often a failed query may be repeated: never when refused or offline; else as its own rule says, or twice when the
 * server is in trouble and once otherwise.
 */
export function retriesAfter(failure: FailedWith, { isOnline, operation, maxRetries = 2 }: RetryOptions): number {
  if (!isOnline || isFinal(failure)) return 0;
  return retryRules[operation]?.retries ?? Math.min(maxRetries, isTrouble(failure) ? 2 : 1);
}

function isFinal({ codes, status }: FailedWith): boolean {
  if (codes) return !codes.some((code) => troubleCodes.has(code));
  return status !== undefined && finalStatuses.has(status);
}

function isTrouble({ codes, status }: FailedWith): boolean {
  return codes !== undefined || (status !== undefined && troubleStatuses.has(status));
}
