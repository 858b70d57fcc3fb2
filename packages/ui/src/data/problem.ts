import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { fromBody, type Problem, parseBody, unreached } from '../graphql/problem-body.ts';

/**
 * Turns what a query or mutation threw into a problem. The server's codes are kept (`SLOT_TAKEN`, `VALIDATION_FAILED`, …);
 * a request that never arrived gets `OFFLINE` or `UNREACHABLE`, an unreadable response `INTERNAL`.
 */
export function readProblem(error: unknown, isOnline: boolean = globalThis.navigator?.onLine !== false): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return fromBody({ ...first?.extensions, message: first?.extensions?.message ?? first?.message });
  }
  if (ServerError.is(error)) {
    const header = error.response.headers.get('retry-after');
    return fromBody({ ...(header ? { retryAfterSeconds: Number(header) } : {}), ...parseBody(error.bodyText) });
  }
  return unreached(isOnline);
}
