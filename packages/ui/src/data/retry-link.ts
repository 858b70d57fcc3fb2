import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { Observable } from 'rxjs';
import { type FailedWith, retriesAfter, retryDelay } from '../graphql/retry-rules.ts';

/** The back office shows failures with a retry button, so it retries only once by itself. */
const maxRetries = 1;

/** How often a failed Apollo query may be retried, see `retriesAfter`. */
export function retriesFor(error: unknown, isOnline: boolean): number {
  return retriesAfter(failureOf(error), { isOnline, maxRetries });
}

function failureOf(error: unknown): FailedWith {
  if (CombinedGraphQLErrors.is(error)) {
    return { codes: error.errors.map(({ extensions }) => String(extensions?.code)) };
  }
  return ServerError.is(error) ? { status: error.statusCode } : {};
}

/** Retries failed queries, never mutations. GraphQL errors of a failing server count as failures too. */
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
