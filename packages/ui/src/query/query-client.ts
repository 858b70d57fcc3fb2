import type { DocumentNode } from 'graphql';
import { hashOf, operationName } from '../graphql/document.ts';
import { type RetryRule, retriesAfter, retryDelay } from '../graphql/retry-rules.ts';
import { type Execute, overHttp, type QueryDocument, RequestFailure } from './request.ts';

/** The cached state of one document with its variables. Immutable; every change creates a new one. */
export type Entry = {
  data?: unknown;
  error?: Error | undefined;
  isLoading: boolean;
  /** Number of responses so far. */
  resultCount: number;
  /** Time of the last one, in milliseconds. */
  fetchedAt: number;
};

export type QueryClientOptions = {
  /** Address of the GraphQL endpoint; `/graphql` when neither it nor `execute` is given. */
  uri?: string;
  /** Replaces HTTP: in-process execution on the server, canned responses in tests. */
  execute?: Execute;
  /** On the server: no retries. */
  ssr?: boolean;
  /** The result of `client.extract()` on the server, sent with the page. */
  restored?: unknown;
};

/** `all`: data that comes with errors is shown as well. */
export type ErrorPolicy = 'none' | 'all' | 'ignore';

type Query<Data, Variables> = {
  query: QueryDocument<Data, Variables>;
  variables?: Variables | undefined;
  fetchPolicy?: 'cache-first' | 'network-only';
  errorPolicy?: ErrorPolicy;
  /** How a failure is retried; by default twice while the server is failing, else once. */
  retry?: RetryRule | undefined;
};

type QueryRequest = {
  document: DocumentNode;
  variables: object;
  errorPolicy: ErrorPolicy;
  retry: RetryRule | undefined;
};

const unknown: Entry = { isLoading: false, resultCount: 0, fetchedAt: 0 };
const minute = 60_000;
/** For queries without a stale time of their own. */
const defaultStaleTime = 15 * minute;

/**
 * The client of the public pages: it caches whole responses by document and variables for as long as each query
 * allows, and retries failed queries. The back office, whose lists and records overlap, uses Apollo (`@practice/ui/data`).
 */
export class QueryClient {
  readonly #execute: Execute;
  readonly #ssr: boolean;
  readonly #entries = new Map<string, Entry>();
  readonly #requests = new Map<string, QueryRequest>();
  readonly #running = new Map<string, Promise<Entry>>();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor({ uri = '/graphql', execute = overHttp(uri), ssr = false, restored }: QueryClientOptions = {}) {
    this.#execute = execute;
    this.#ssr = ssr;
    // Data that came with the page counts as fetched now.
    for (const [key, data] of Object.entries((restored ?? {}) as Record<string, unknown>)) {
      this.#entries.set(key, { data, isLoading: false, resultCount: 1, fetchedAt: Date.now() });
    }
  }

  /** Runs a query unless its result is cached; rejects with a RequestFailure, or with what `fetch` throws. */
  async query<Data, Variables>(request: Query<Data, Variables>): Promise<{ data: Data | undefined }> {
    const { fetchPolicy = 'cache-first', errorPolicy = 'none' } = request;
    const key = this.keyOf(request.query, request.variables);
    const known = this.entry(key);
    if (fetchPolicy === 'cache-first' && known.data !== undefined && !known.error) return { data: known.data as Data };
    const entry = await this.fetch({ ...request, errorPolicy });
    if (entry.error && errorPolicy === 'none') throw entry.error;
    return { data: entry.data as Data | undefined };
  }

  /** Sends a mutation once. The response is not cached. */
  async mutate<Data, Variables>(change: {
    mutation: QueryDocument<Data, Variables>;
    variables: Variables;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  }): Promise<{ data: Data }> {
    const { mutation, variables, headers, signal } = change;
    const options = { ...(headers ? { headers } : {}), ...(signal ? { signal } : {}) };
    const { data, errors } = await this.#execute(mutation, (variables ?? {}) as Record<string, unknown>, options);
    if (errors?.length) throw RequestFailure.ofErrors(errors);
    return { data: data as Data };
  }

  /** Every cached result, to be sent with a page. */
  extract(): Record<string, unknown> {
    const known = [...this.#entries].filter(([, { data }]) => data !== undefined);
    return Object.fromEntries(known.map(([key, { data }]) => [key, data]));
  }

  /** Drops the cached results of these documents. Those on screen stay, and are refetched with `isRefresh`. */
  forget(documents: readonly DocumentNode[], { isRefresh = false } = {}): void {
    const names = documents.map(nameOf);
    for (const key of [...this.#entries.keys()].filter((each) => names.some((name) => each.startsWith(`${name} `)))) {
      const request = this.#requests.get(key);
      if (!this.#listeners.get(key)?.size) this.#entries.delete(key);
      else if (isRefresh && request) {
        // What is on its way may be from before.
        this.#running.delete(key);
        void this.#fetch(key, request);
      } else this.#entries.set(key, { ...this.entry(key), fetchedAt: 0 });
    }
  }

  keyOf(document: DocumentNode, variables: unknown): string {
    return `${nameOf(document)} ${JSON.stringify(variables ?? {})}`;
  }

  entry(key: string): Entry {
    return this.#entries.get(key) ?? unknown;
  }

  /** Whether a result is cached that is younger than `staleTime` milliseconds. */
  isFresh(document: DocumentNode, variables: unknown, staleTime: number = defaultStaleTime): boolean {
    const { data, fetchedAt } = this.entry(this.keyOf(document, variables));
    return data !== undefined && Date.now() - fetchedAt < staleTime;
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Fetches from the server; concurrent callers share one request. Never rejects: a failure is in the entry. */
  fetch(query: {
    query: DocumentNode;
    variables?: unknown;
    errorPolicy?: ErrorPolicy;
    retry?: RetryRule | undefined;
  }): Promise<Entry> {
    const { query: document, variables, errorPolicy = 'none', retry } = query;
    const request = { document, variables: (variables ?? {}) as object, errorPolicy, retry };
    return this.#fetch(this.keyOf(document, variables), request);
  }

  #fetch(key: string, request: QueryRequest): Promise<Entry> {
    this.#requests.set(key, request);
    const running = this.#running.get(key);
    if (running) return running;
    this.#change(key, { isLoading: true });
    const finish = (change: Partial<Entry>) => {
      if (this.#running.get(key) !== outcome) return this.entry(key);
      this.#running.delete(key);
      return this.#change(key, { ...change, isLoading: false });
    };
    const outcome: Promise<Entry> = this.#attempt(request, 0).then(
      ({ data, error }) => {
        const resultCount = this.entry(key).resultCount + 1;
        return finish({ data: data ?? this.entry(key).data, error, resultCount, fetchedAt: Date.now() });
      },
      (error: Error) => finish({ error }),
    );
    this.#running.set(key, outcome);
    return outcome;
  }

  async #attempt(request: QueryRequest, failures: number): Promise<{ data?: unknown; error?: Error }> {
    try {
      const { data, errors } = await this.#execute(request.document, request.variables as Record<string, unknown>);
      if (!errors?.length) return { data };
      const failure = RequestFailure.ofErrors(errors);
      if (request.errorPolicy === 'none' || data === null || data === undefined) throw failure;
      return request.errorPolicy === 'all' ? { data, error: failure } : { data };
    } catch (error) {
      const isOnline = globalThis.navigator?.onLine !== false;
      const failure = error instanceof RequestFailure ? error.with : {};
      const retries = retriesAfter(failure, { isOnline, rule: request.retry });
      if (this.#ssr || failures >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures + 1, request.retry)));
      return this.#attempt(request, failures + 1);
    }
  }

  #change(key: string, change: Partial<Entry>): Entry {
    const entry = { ...this.entry(key), ...change };
    this.#entries.set(key, entry);
    for (const listener of this.#listeners.get(key) ?? []) listener();
    return entry;
  }
}

/** Twelve digits tell a site's documents apart; the whole hash would be a hundredth of a page. */
const HASH_END = 'sha256:'.length + 12;

function nameOf(document: DocumentNode): string {
  return hashOf(document)?.slice('sha256:'.length, HASH_END) ?? operationName(document);
}
