export type { Problem } from '../graphql/problem-body.ts';
export { QueryClient, type QueryClientOptions } from './query-client.ts';
export { type Execute, type GraphQLResult, overHttp, RequestFailure, readProblem } from './request.ts';
export { QueryProvider, type QueryState, useQuery, useQueryClient } from './use-query.ts';
