import { problemAnswer, problems, type ServiceName, z } from '@practice/contracts';
import type { Route, RouteDocs, Service } from '@practice/service-kit';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { authRows } from '../auth/auth-routes.ts';
import { SECURE_COOKIE } from '../auth/session-cookie.ts';
import { previewRows } from '../remotes/preview-rows.ts';

type Row = RouteDocs & Pick<Route, 'method' | 'path'>;

const tagTexts: Record<ServiceName | 'session' | 'remotes', string> = {
  session: 'Signing in and out. The answer sets a cookie; send it with every call. Not for access tokens.',
  remotes: 'Which version of a remote this browser shows.',
  identity: 'Access tokens of people who work with the product, and the log of what they did.',
  appointments: 'Appointments, free times, working hours and services.',
  content: 'Settings, menus, pages, legal texts and testimonials.',
  seo: 'What search engines read.',
  messaging: 'Contact messages, notifications and e-mails.',
};

const paging = z.object({
  page: z.coerce.number().int().min(1).optional().meta({ description: 'With pageSize: which page, from 1.' }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Items a page; 50 when not given.' }),
});
const idempotencyKey = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().meta({
    description: "Makes a retry of a parent's request safe: the same key and body are answered as the first time.",
  }),
});
const retryAfter = z.object({ 'Retry-After': z.number().int().meta({ description: 'Seconds to wait.' }) });
const totalCount = z.object({
  'X-Total-Count': z.number().int().optional().meta({ description: 'Items on all pages; sent for a page.' }),
});

/** Statuses that any call may answer, those of calls that change something, and those of calls for a record. */
const everywhere = [400, 401, 403, 429, 500, 503];
const onChange = [409, 413, 415, 422];
const onRecord = [404];

const byStatus = new Map<number, ZodOpenApiResponseObject>(
  [...new Set([...everywhere, ...onChange, ...onRecord])].map((status) => [status, failure(status)]),
);

/** The OpenAPI document of every REST call, from the rows and their schemas. */
export function buildOpenApi(services: Service[]) {
  const rows: [tag: string, row: Row][] = [
    ...authRows.map((row): [string, Row] => ['session', row]),
    ...previewRows.map((row): [string, Row] => ['remotes', row]),
    ...services.flatMap(({ name, routes }) => routes.map((row): [string, Row] => [name, row])),
  ];
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, row] of rows) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: describe(tag, row) };
  }
  const used = new Set(rows.map(([tag]) => tag));
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Klinik API',
      version: '1.0.0',
      description:
        'People have a session, programs send `Authorization: Bearer <token>`. Dates are `yyyy-MM-dd` and times `HH:mm` ' +
        'at the practice (Europe/Istanbul), instants ISO 8601 UTC. Errors are `{ message, code, errors }`: a Turkish ' +
        'sentence, a stable code, and the refused fields.',
    },
    tags: Object.entries(tagTexts)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SECURE_COOKIE,
          description: 'Set by the sign-in. On plain http its name is `practice-<port>`.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token of a member of staff, made at `POST /api/access-tokens`: it may do what its owner may, with ' +
            'the scope `read` only read. One that is wrong, over or revoked is answered with 401 `TOKEN_REJECTED`.',
        },
      },
    },
  });
}

function describe(tag: string, row: Row): ZodOpenApiOperationObject {
  const query = row.list ? (row.query ? row.query.extend(paging.shape) : paging) : row.query;
  const params = row.params ?? paramsOf(row.path);
  return {
    operationId: operationId(row),
    tags: [tag],
    summary: row.summary,
    // Neither cookie nor token is needed for what is public; who may do the rest is said by 401 and 403.
    security: row.withoutToken ? [{}, { session: [] }] : [{}, { session: [] }, { token: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(row.isRepeatable ? { header: idempotencyKey } : {}),
    },
    ...(row.body ? { requestBody: { required: true, content: { 'application/json': { schema: row.body } } } } : {}),
    responses: { ...success(row), ...failures(row) },
  };
}

function paramsOf(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined;
}

function success(row: Row): ZodOpenApiResponsesObject {
  // A reading call that describes no answer gives a file.
  const isFile = row.method === 'get' && !row.answer;
  const status = row.status ?? (row.answer || isFile ? 200 : 204);
  const description = row.answer ? 'The answer.' : isFile ? 'The file.' : 'Done.';
  const json = row.answer ? { content: { 'application/json': { schema: row.answer } } } : {};
  const file = isFile ? { content: { 'application/octet-stream': {} } } : {};
  const headers = row.list ? { headers: totalCount } : {};
  return { [`${status}` as '200']: { description, ...json, ...file, ...headers } };
}

function failures(row: Row): ZodOpenApiResponsesObject {
  const isForRecord = row.path.includes(':');
  const statuses = [...everywhere, ...(row.method === 'get' ? [] : onChange), ...(isForRecord ? onRecord : [])];
  const answers = statuses.sort().map((status) => [String(status), byStatus.get(status) ?? failure(status)]);
  return Object.fromEntries(answers);
}

/** One answer for all calls: the codes that the status stands for, and their sentences. */
function failure(status: number): ZodOpenApiResponseObject {
  const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
  return {
    id: `Problem${status}`,
    description: codes.map(([code, { message }]) => `\`${code}\` ${message}`).join('\n\n'),
    content: { 'application/json': { schema: problemAnswer } },
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
  };
}

/** `get_api_menus_slug_by_slug` */
function operationId({ method, path }: Row): string {
  return [method, ...path.split('/').filter(Boolean)]
    .map((part) => part.replace(/^:/, 'by_').replaceAll('-', '_'))
    .join('_');
}
