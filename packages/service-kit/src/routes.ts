import { DEFAULT_PAGE_SIZE, type FieldProblem, type ProblemCode, pagingInput, z } from '@practice/contracts';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';
import { parseInput, REQUEST_PROBLEMS, type RequestProblems } from './parse-input.ts';
import type { StaleType } from './stale.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A page of a list read from the database, and how many there are in all. */
export type Page<T> = { items: T[]; total: number };

/** The documentation of a REST call for OpenAPI. */
export type RouteDocs = {
  summary: string;
  /** The texts that the path names, when not given. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A request without a body is one with an empty one. */
  isBodyOptional?: true;
  /** The fields of `body` that are files: then a body may be multipart too, and such a field is `{ fileName, base64 }`. */
  multipart?: readonly string[];
  response?: z.ZodType;
  /** When not given, 200 with a response or a file, else 204. */
  status?: number;
  /** The content types, when the response is a file. */
  files?: readonly string[];
  /** Visitors may call it; without it a session or an access token is needed. */
  isPublic?: boolean;
  /** Error codes of this call beyond those of any call: conflicts, and NOT_FOUND without an id in the path. */
  problems?: readonly ProblemCode[];
  /** The response is an array of these; `page` and `pageSize` page it, and X-Total-Count is sent. */
  list?: z.ZodType;
  /** Honours the Idempotency-Key header, and documents it in OpenAPI. */
  takesIdempotencyKey?: boolean;
  /** Visitors may have to solve a challenge first: honours the Challenge-Solution header, and documents both in OpenAPI. */
  isChallenged?: boolean;
  /** Needs a session: an access token is refused. */
  sessionOnly?: boolean;
  /**
   * The events that change the response to visitors, which is the same for all of them: the gateway keeps it until one of
   * these comes, and for a minute at most. Never for what depends on who calls.
   */
  changedBy?: readonly StaleType[];
};

/** One REST call: a path (`/api/menus/slug/:slug`), the domain function behind it, and what OpenAPI says of it. */
export type Route = RouteDocs & {
  method: Method;
  path: string;
  run: (ctx: ServiceContext, input: never) => Promise<unknown>;
};

type Run = Route['run'];
const routeOf =
  (method: Method) =>
  (path: string, run: Run, docs: RouteDocs): Route => ({
    method,
    path,
    run,
    ...(docs.list ? { response: z.array(docs.list) } : {}),
    ...docs,
  });

export const get = routeOf('get');
export const post = routeOf('post');
export const put = routeOf('put');
export const patch = routeOf('patch');
export const del = routeOf('delete');

export type RouteRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
};
export type RouteResponse = { status: number; headers: Record<string, string>; body: unknown };

/** What some libraries add so that no cache answers. */
const CACHE_BUSTER = '_';

/** The parameters of a query and the fields of a body that a route does not document, each with a sentence. */
export function unknownInput(route: DocumentedInput, { query, body }: Omit<RouteRequest, 'params'>): FieldProblem[] {
  return [...unknownParameters(route, query), ...unknownFields(route, body)];
}

type DocumentedInput = Pick<Route, 'method' | 'query' | 'list' | 'body'>;

function unknownParameters({ query, list }: DocumentedInput, given: Record<string, unknown>): FieldProblem[] {
  const known = { ...query?.shape, ...(list ? pagingInput.shape : {}), [CACHE_BUSTER]: true };
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  return unknown.map((field) => ({ field, message: 'Bilinmeyen parametre', code: 'UNKNOWN_FIELD' }));
}

/** Those of a body where the route documents none: a schema refuses its own. */
function unknownFields({ method, body: documented }: DocumentedInput, body: unknown): FieldProblem[] {
  if (method === 'get' || method === 'delete' || documented || typeof body !== 'object' || body === null) return [];
  return Object.keys(body).map((field) => ({ field, message: 'Bilinmeyen alan', code: 'UNKNOWN_FIELD' }));
}

/**
 * Runs a route: the domain function gets the fields of query, body and path, the path's last, and validates them
 * itself. Unknown parameters, and fields where no body is documented, are refused with them, after the permission was checked.
 * @throws what the domain function throws; NOT_FOUND when it returns null, where a GraphQL field would be null;
 * VALIDATION_FAILED for what is unknown; Error when a change was made before that, which a test of all routes finds
 */
export async function runRoute(route: Route, ctx: ServiceContext, request: RouteRequest): Promise<RouteResponse> {
  const errors = unknownInput(route, request);
  const refusal = errors.length > 0 ? new DomainError('VALIDATION_FAILED', { errors }) : undefined;
  const isChange = route.method !== 'get';
  // A change whose function reads no input would be made before it is refused.
  if (refusal && isChange && route.run.length < 2) throw refusal;
  const problems = { errors, isRead: false };
  const result = await route.run(ctx, toInput(request, refusal && problems) as never);
  if (refusal && isChange && !problems.isRead)
    throw new Error(`${route.method} ${route.path} changes something before parseInput reads the input of the route`);
  if (refusal) throw refusal;
  if (result === null) throw new DomainError('NOT_FOUND');
  if (route.list) return toListResponse(result as unknown[] | Page<unknown>, request.query);
  const hasBody = result !== undefined && (route.response || route.files);
  const status = route.status ?? (hasBody ? 200 : 204);
  return { status, headers: {}, body: status === 204 ? undefined : result };
}

function toInput({ params, query, body }: RouteRequest, problems: RequestProblems | undefined): unknown {
  const { [CACHE_BUSTER]: _, ...fields } = query;
  const beside = problems ? { [REQUEST_PROBLEMS]: problems } : {};
  if (body === undefined) return { ...fields, ...params, ...beside };
  if (typeof body !== 'object' || body === null) return body;
  return Array.isArray(body) ? Object.assign([...body], beside) : { ...body, ...params, ...beside };
}

function toListResponse(result: unknown[] | Page<unknown>, query: Record<string, unknown>): RouteResponse {
  const isPaged = query.page !== undefined || query.pageSize !== undefined;
  if (!Array.isArray(result)) {
    return { status: 200, headers: { 'x-total-count': String(result.total) }, body: result.items };
  }
  if (!isPaged) return { status: 200, headers: {}, body: result };
  const { page, pageSize } = readPaging(query);
  const body = result.slice((page - 1) * pageSize, page * pageSize);
  return { status: 200, headers: { 'x-total-count': String(result.length) }, body };
}

/**
 * `page` and `pageSize` of a query, with defaults.
 * @throws DomainError VALIDATION_FAILED for an invalid page, or a page size above the limit.
 */
export function readPaging({ page, pageSize }: { page?: unknown; pageSize?: unknown }): {
  page: number;
  pageSize: number;
} {
  const input = parseInput(pagingInput, { page, pageSize });
  return { page: input.page ?? 1, pageSize: input.pageSize ?? DEFAULT_PAGE_SIZE };
}
