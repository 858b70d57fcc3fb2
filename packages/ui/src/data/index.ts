export { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
export { ApolloProvider, useApolloClient, useLazyQuery, useMutation } from '@apollo/client/react';
export { type ClientOptions, createClient } from './client.ts';
export { executeLink } from './execute-link.ts';
export { staleTimes } from './freshness.ts';
export { type Problem, readProblem } from './problem.ts';
export { useQuery } from './use-query.ts';
