import { useApolloClient, useQuery as useApolloQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import { policyFor } from './freshness.ts';

type Options = { variables?: unknown; fetchPolicy?: unknown };

/**
 * Apollo's `useQuery` with stale times: a cached result is shown at once, and refetched when it is older than its
 * operation allows. An explicit `fetchPolicy` takes precedence.
 */
export const useQuery: typeof useApolloQuery = ((document: DocumentNode, options?: Options | symbol) => {
  const client = useApolloClient();
  const variables = typeof options === 'object' ? JSON.stringify(options.variables ?? {}) : '';
  // Decided once per document and variables: the policy must not change while the component is mounted.
  const fetchPolicy = useMemo(
    () => policyFor(client, operationName(document), variables === '' ? {} : JSON.parse(variables)),
    [client, document, variables],
  );
  const settled = typeof options === 'symbol' ? options : { fetchPolicy, nextFetchPolicy: 'cache-first', ...options };
  return useApolloQuery(document, settled as never);
}) as typeof useApolloQuery;

function operationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition') return definition.name?.value ?? '';
  }
  return '';
}
