import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { problems } from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { GRAPHQL_PATH } from './graphql-path.ts';
import type { OperationGuard } from './operation-guard.ts';
import { type OperationRequest, readOperation } from './operation-request.ts';

const NOT_FOUND = {
  errors: [
    {
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', message: problems.NOT_FOUND.message, errors: [] },
    },
  ],
};

type GraphQLLocals = { ctx: ServiceContext };

/** POST /graphql, and GET for trusted documents. */
export function graphqlRouter(apollo: ApolloServer<ServiceContext>, guardOperation: OperationGuard): Router {
  const router = Router({ caseSensitive: true });
  const run = expressMiddleware(apollo, { context: async ({ res }) => (res.locals as GraphQLLocals).ctx });
  const handle = (request: Request, response: Response, next: () => void) => {
    localsOf(response).route = GRAPHQL_PATH;
    response.set('Cache-Control', 'no-store');
    const ctx = contextOf(request, response);
    const operation = readOperation(request);
    const guarded = guardOperation(operation, ctx, request.method);
    if (guarded === null) return void response.json(NOT_FOUND);
    // What is not one of the front ends' own operations was written by a program.
    const origin = guarded.isTrusted ? 'site' : 'api';
    Object.assign(response.locals, { ctx: { ...ctx, origin } } satisfies GraphQLLocals);
    putOperation(request, guarded.text, operation);
    return run(request, response, next);
  };
  router.get(GRAPHQL_PATH, handle);
  router.post(GRAPHQL_PATH, handle);
  router.all(GRAPHQL_PATH, (_request, response) => {
    response.set('Allow', 'GET, POST');
    throw new DomainError('METHOD_NOT_ALLOWED');
  });
  return router;
}

/** Replaces the hash of the operation by its text. */
function putOperation(request: Request, query: string, { operationName, variables }: OperationRequest): void {
  if (request.method !== 'GET') {
    request.body = { query, variables, ...(operationName ? { operationName } : {}) };
    return;
  }
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (operationName) search.set('operationName', operationName);
  request.url = `${GRAPHQL_PATH}?${search}`;
}
