import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { tap } from 'rxjs';
import { hashOf } from '../graphql/document.ts';
import { noteResponse, startClock } from './freshness.ts';
import { retryLink } from './retry-link.ts';
import { sameQueryLink } from './same-query-link.ts';

export type ClientOptions = {
  /** Address of the GraphQL endpoint; `/graphql` when neither it nor `link` is given. */
  uri?: string;
  /** Replaces HTTP: in-process execution on the server, canned responses in tests. */
  link?: ApolloLink;
  /** On the server: one pass, without retries and freshness clocks. */
  ssr?: boolean;
  /** The result of `client.extract()` on the server, sent with the page. */
  restored?: unknown;
};

/**
 * The GraphQL client of the back office: cached results are fresh for five minutes unless the operation says otherwise,
 * and a failed query is retried once. Requests carry cookies; a document with a hash from codegen is sent by its hash.
 */
export function createClient({ uri = '/graphql', link, ssr = false, restored }: ClientOptions): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: {
      SiteSetting: { keyFields: ['settingKey'] },
      // Lists of what has no id: a response replaces the whole of them.
      TherapyService: { fields: { steps: { merge: false }, faqs: { merge: false } } },
    },
  });
  if (restored) cache.restore(restored as NormalizedCacheObject);
  const terminating = link ?? new HttpLink({ uri, credentials: 'include' });
  const client = new ApolloClient({
    cache,
    ssrMode: ssr,
    // By `sameQueryLink`: Apollo would answer a query with what is on its way for the same one, although that may be older.
    queryDeduplication: false,
    link: ssr ? terminating : ApolloLink.from([sameQueryLink(), clockLink(), retryLink(), byHash(terminating)]),
  });
  if (!ssr) startClock(client);
  return client;
}

function clockLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (!result.errors?.length) noteResponse(operation.client, operation.operationName ?? '', operation.variables);
      }),
    ),
  );
}

/** Sends a document with a hash by that hash; the full text follows only if the server does not know it. */
function byHash(terminating: ApolloLink): ApolloLink {
  const persisted = new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? '' });
  return ApolloLink.split(({ query }) => hashOf(query) !== undefined, persisted.concat(terminating), terminating);
}
