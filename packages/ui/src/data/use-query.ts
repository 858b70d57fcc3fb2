import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery as useApolloQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import { operationName } from '../graphql/document.ts';
import { policyFor } from './freshness.ts';

/** How long a cached result is shown without a refetch, in milliseconds; five minutes by default. */
type Freshness = { staleTime: number };

type WithStaleTime = <Data = unknown, Variables extends OperationVariables = OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: useApolloQuery.Options<NoInfer<Data>, NoInfer<Variables>> & Freshness,
) => useApolloQuery.Result<Data, Variables, 'complete' | 'streaming' | 'empty'>;

type Options = Partial<Freshness> & { variables?: unknown; fetchPolicy?: unknown };

/**
 * Apollo's `useQuery` with a stale time: a cached result is shown at once, and refetched when it is older than
 * `staleTime`. An explicit `fetchPolicy` takes precedence.
 */
export const useQuery = ((document: DocumentNode, options?: Options | symbol) => {
  const client = useApolloClient();
  const { staleTime, ...rest }: Options = typeof options === 'object' ? options : {};
  const variables = JSON.stringify(rest.variables ?? {});
  // Decided once per document and variables: the policy must not change while the component is mounted.
  const fetchPolicy = useMemo(
    () => policyFor(client, operationName(document), JSON.parse(variables), { staleTime }),
    [client, document, variables, staleTime],
  );
  const resolved = typeof options === 'symbol' ? options : { fetchPolicy, nextFetchPolicy: 'cache-first', ...rest };
  return useApolloQuery(document, resolved as never);
}) as typeof useApolloQuery & WithStaleTime;
