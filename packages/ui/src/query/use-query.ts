import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RetryRule } from '../graphql/retry-rules.ts';
import type { ErrorPolicy, QueryClient } from './query-client.ts';
import type { QueryDocument } from './request.ts';

const QueryContext = createContext<QueryClient | undefined>(undefined);

/** Provides the client of the public pages. */
export const QueryProvider = QueryContext.Provider;

export function useQueryClient(): QueryClient {
  const client = useContext(QueryContext);
  if (!client) throw new Error('QueryProvider is missing');
  return client;
}

type Options<Variables> = {
  variables?: Variables;
  /** Nothing is fetched and no data returned. */
  skip?: boolean;
  /**
   * `cache-first` (default): a cached result is shown at once, and refetched when it is older than `staleTime`.
   * `cache-and-network`: always refetched. `network-only`: shown only once it has been fetched.
   */
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only';
  errorPolicy?: ErrorPolicy;
  /** How long a cached result is shown without a refetch, in milliseconds; a quarter of an hour by default. */
  staleTime?: number;
  /** How a failure is retried; by default twice while the server is failing, else once. */
  retry?: RetryRule;
};

export type QueryState<Data> = {
  data: Data | undefined;
  /** The error of the last attempt; earlier data stays in `data`. */
  error: Error | undefined;
  loading: boolean;
  /** Refetches; resolves on success and on failure. */
  refetch: () => Promise<void>;
};

/** The result of a query, kept up to date by its stale time. */
export function useQuery<Data, Variables>(
  query: QueryDocument<Data, Variables>,
  options: Options<Variables> = {},
): QueryState<Data> {
  const { variables, skip = false, fetchPolicy = 'cache-first', errorPolicy = 'none', staleTime, retry } = options;
  const client = useQueryClient();
  const key = client.keyOf(query, variables);
  const subscribe = useCallback((listener: () => void) => client.subscribe(key, listener), [client, key]);
  const snapshot = useCallback(() => client.entry(key), [client, key]);
  const entry = useSyncExternalStore(subscribe, snapshot, snapshot);
  // The number of responses before this key was used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for every key, also after it was skipped
  const earlier = useMemo(() => client.entry(key).resultCount, [client, key, skip]);

  // The key stands for document and variables.
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are a new object with every render
  const refetch = useCallback(
    () => client.fetch({ query, variables, errorPolicy, retry }).then(() => undefined),
    [client, key, errorPolicy],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (skip) return;
    if (fetchPolicy !== 'cache-first' || !client.isFresh(query, variables, staleTime)) void refetch();
  }, [client, key, skip, fetchPolicy, refetch]);

  const isShown = !skip && (fetchPolicy !== 'network-only' || entry.resultCount > earlier);
  const data = isShown ? (entry.data as Data | undefined) : undefined;
  const error = !skip && errorPolicy !== 'ignore' ? entry.error : undefined;
  return {
    data,
    error,
    loading: !skip && (entry.isLoading || (data === undefined && entry.error === undefined)),
    refetch,
  };
}
