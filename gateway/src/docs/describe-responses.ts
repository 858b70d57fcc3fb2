import { type ProblemCode, problemResponse, problems, z } from '@practice/contracts';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { DocumentedRoute } from './documented-route.ts';

const retryAfter = z.object({ 'Retry-After': z.number().int().meta({ description: 'Seconds to wait.' }) });
const totalCount = z.object({
  'X-Total-Count': z.number().int().optional().meta({ description: 'Items on all pages; sent for a page.' }),
});
const fileName = z.object({
  'Content-Disposition': z.string().meta({ description: "`attachment`, with the file's name." }),
});

/**
 * Errors of any call: invalid query or body, expired token, too many requests, or a failure of the product. A body is
 * read before it is known whether the route takes one.
 */
const everywhere: ProblemCode[] = [
  'VALIDATION_FAILED',
  'TOKEN_REJECTED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
];

const failures = new Map<number, ZodOpenApiResponseObject>();

/** The responses of a route by status: success, and every possible error. */
export function describeResponses(route: DocumentedRoute): ZodOpenApiResponsesObject {
  const statuses = [...new Set(problemsOf(route).map((code) => problems[code].status))].sort((a, b) => a - b);
  return { ...success(route), ...Object.fromEntries(statuses.map((status) => [String(status), failure(status)])) };
}

function problemsOf(route: DocumentedRoute): ProblemCode[] {
  const isGuarded = !route.isPublic || route.sessionOnly;
  return [
    ...everywhere,
    ...(isGuarded || route.method !== 'get' ? (['FORBIDDEN'] as const) : []),
    ...(route.path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...(route.takesIdempotencyKey ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(route.isChallenged ? (['CHALLENGE_REQUIRED', 'CHALLENGE_FAILED'] as const) : []),
    ...(route.problems ?? []),
  ];
}

function success(route: DocumentedRoute): ZodOpenApiResponsesObject {
  const { response, files = [] } = route;
  const status = route.status ?? (response || files.length > 0 ? 200 : 204);
  const description = response ? 'The answer.' : files.length > 0 ? 'The file.' : 'Done.';
  const json = response ? { content: { 'application/json': { schema: response } } } : {};
  const file =
    files.length > 0 ? { content: Object.fromEntries(files.map((type) => [type, {}])), headers: fileName } : {};
  const headers = route.list ? { headers: totalCount } : {};
  return { [`${status}` as '200']: { description, ...json, ...file, ...headers } };
}

/** One response for all routes: the codes of the status and their sentences. */
function failure(status: number): ZodOpenApiResponseObject {
  const known = failures.get(status);
  if (known) return known;
  const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
  const response: ZodOpenApiResponseObject = {
    id: `Problem${status}`,
    description: codes.map(([code, { message }]) => `\`${code}\` ${message}`).join('\n\n'),
    content: { 'application/json': { schema: problemResponse } },
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
  };
  failures.set(status, response);
  return response;
}
