import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { Observable } from 'rxjs';

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

/**
 * How often a failed query may be repeated (section 7, "Shared data client"): never when refused or offline, twice when
 * the server is in trouble, once otherwise.
 */
export function retriesFor(error: unknown, isOnline: boolean): number {
  if (!isOnline) return 0;
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some((each) => troubleCodes.has(String(each.extensions?.code))) ? 2 : 0;
  }
  if (ServerError.is(error)) {
    if (finalStatuses.has(error.statusCode)) return 0;
    return troubleStatuses.has(error.statusCode) ? 2 : 1;
  }
  return 1;
}

/** Repeats failed queries, never mutations. GraphQL errors of a server in trouble count as failures too. */
export function retryLink(isOnline: () => boolean = () => globalThis.navigator?.onLine !== false): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') return forward(operation);
    return new Observable((observer) => {
      let attempt = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let running: { unsubscribe(): void } | undefined;

      function repeated(error: unknown): boolean {
        if (attempt >= retriesFor(error, isOnline())) return false;
        attempt += 1;
        timer = setTimeout(run, retryDelay(attempt));
        return true;
      }

      function run() {
        let waiting = false;
        running = forward(operation).subscribe({
          next(result) {
            waiting = Boolean(result.errors?.length) && repeated(new CombinedGraphQLErrors(result));
            if (!waiting) observer.next(result);
          },
          error(error) {
            if (!repeated(error)) observer.error(error);
          },
          complete() {
            if (!waiting) observer.complete();
          },
        });
      }

      run();
      return () => {
        clearTimeout(timer);
        running?.unsubscribe();
      };
    });
  });
}
