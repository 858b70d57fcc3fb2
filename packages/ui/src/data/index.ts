export { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
export { ApolloProvider, useApolloClient, useLazyQuery, useMutation } from '@apollo/client/react';
export type { Problem } from '../graphql/problem-body.ts';
export { type ClientOptions, createClient } from './client.ts';
export { readProblem } from './problem.ts';
export { useQuery } from './use-query.ts';
