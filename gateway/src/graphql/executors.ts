import {
  DomainError,
  inSpanOf,
  logUnexpected,
  postToService,
  type Service,
  type ServiceContext,
  serviceUrl,
  toDomainError,
} from '@practice/service-kit';
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLFormattedError, print } from 'graphql';
import { operationTitle } from './operation-title.ts';
import { toGraphQLError } from './problem-error.ts';

/** One operation for one service. */
export type ServiceRequest = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
  ctx: ServiceContext;
};

export type ServiceExecutor = (request: ServiceRequest) => Promise<ExecutionResult>;

const TIMEOUT_MS = 10_000;
const printed = new WeakMap<DocumentNode, string>();

/** Runs operations on a service: in this process, or over HTTP when it has a URL of its own. */
export function executorFor(service: Service): ServiceExecutor {
  return (request) => {
    const url = serviceUrl(service.name);
    return inSpanOf(
      request.ctx,
      () => ({ name: `${service.name} ${operationTitle(request.document)}`, kind: url ? 'client' : 'internal' }),
      (ctx) => (url ? executeOverHttp(service, url, { ...request, ctx }) : executeHere(service, { ...request, ctx })),
    );
  };
}

/** The service's own pipeline (plugins, masked errors) without a request and its text. */
async function executeHere(service: Service, { document, variables, operationName, ctx }: ServiceRequest) {
  const { execute, contextFactory } = service.yoga.getEnveloped({ trusted: ctx, request: undefined, params: {} });
  const result: ExecutionResult = await execute({
    schema: service.schema,
    document,
    contextValue: await contextFactory(),
    variableValues: variables,
    operationName,
  });
  if (result.errors) logUnexpected(result.errors, ctx);
  return result;
}

async function executeOverHttp(
  service: Service,
  url: string,
  { document, variables, operationName, ctx }: ServiceRequest,
): Promise<ExecutionResult> {
  try {
    const payload = { query: textOf(document), variables, operationName };
    const { body } = await postToService(service.name, url, '/graphql', payload, ctx, TIMEOUT_MS);
    if (isResult(body)) return { data: body.data, ...(body.errors ? { errors: body.errors.map(revive) } : {}) };
    throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5, detail: `${service.name} answers no GraphQL` });
  } catch (error) {
    return { data: null, errors: [toGraphQLError(toDomainError(error))] };
  }
}

type PlainResult = { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };

/** An error that came as JSON, with its extensions. */
function revive({ message, path, extensions }: GraphQLFormattedError): GraphQLError {
  return new GraphQLError(message, { ...(path ? { path } : {}), ...(extensions ? { extensions } : {}) });
}

function isResult(body: unknown): body is PlainResult {
  if (typeof body !== 'object' || body === null) return false;
  return 'data' in body || ('errors' in body && Array.isArray(body.errors));
}

function textOf(document: DocumentNode): string {
  let text = printed.get(document);
  if (text === undefined) {
    text = print(document);
    printed.set(document, text);
  }
  return text;
}
