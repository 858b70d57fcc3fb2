import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { Observable } from 'rxjs';
import { retriesAfter, retryDelay } from './retry-rules.ts';

/** How often a failed query of Apollo's may be repeated, see `retriesAfter`. */
export function retriesFor(error: unknown, isOnline: boolean): number {
  if (CombinedGraphQLErrors.is(error)) {
    return retriesAfter({ codes: error.errors.map(({ extensions }) => String(extensions?.code)) }, isOnline);
  }
  return retriesAfter(ServerError.is(error) ? { status: error.statusCode } : {}, isOnline);
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
