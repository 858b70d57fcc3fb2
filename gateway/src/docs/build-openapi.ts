import type { ServiceName } from '@practice/contracts';
import type { Service } from '@practice/service-kit';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { authRoutes } from '../auth/auth-routes.ts';
import { SECURE_COOKIE } from '../auth/session-cookie.ts';
import { loadTimeRoutes } from '../load-times/load-time-routes.ts';
import { remoteRoutes } from '../remotes/remote-api.ts';
import { pageVisitRoutes } from '../traffic/page-visit-routes.ts';
import { describeInput } from './describe-input.ts';
import { describeRequest } from './describe-request.ts';
import { describeResponses } from './describe-responses.ts';
import type { DocumentedRoute } from './documented-route.ts';

const tagTexts: Record<ServiceName | 'session' | 'remotes' | 'visits', string> = {
  session: 'Signing in and out. The answer sets a cookie; send it with every call. Not for access tokens.',
  remotes: 'What is live of the remotes, what failed, and which version this browser shows.',
  visits: 'What browsers tell of visits.',
  identity: 'Access tokens of people who work with the product, and the log of what they did.',
  appointments: 'Appointments, free times, working hours and services.',
  content: 'Settings, menus, pages, legal texts and testimonials.',
  seo: 'What search engines read.',
  messaging: 'Contact messages, notifications and e-mails.',
};

/** The OpenAPI document of all routes, built from their schemas. */
export function buildOpenApi(services: Service[]) {
  const routes: [tag: string, route: DocumentedRoute][] = [
    ...authRoutes.map((route): [string, DocumentedRoute] => ['session', route]),
    ...remoteRoutes.map((route): [string, DocumentedRoute] => ['remotes', route]),
    ...loadTimeRoutes.map((route): [string, DocumentedRoute] => ['visits', route]),
    ...pageVisitRoutes.map((route): [string, DocumentedRoute] => ['visits', route]),
    ...services.flatMap(({ name, routes }) => routes.map((route): [string, DocumentedRoute] => [name, route])),
  ];
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, route] of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describe(tag, route) };
  }
  const used = new Set(routes.map(([tag]) => tag));
  const document: Parameters<typeof createDocument>[0] = {
    openapi: '3.1.0',
    info: {
      title: 'Klinik API',
      version: '1.0.0',
      description:
        'People have a session, programs send `Authorization: Bearer <token>`. Dates are `yyyy-MM-dd` and times `HH:mm` ' +
        'at the practice (Europe/Istanbul), instants ISO 8601 UTC. Errors are `{ message, code, errors }`: a Turkish ' +
        'sentence, a stable code, and the refused fields. Every answer but a file is JSON, whatever `Accept` says; an ' +
        'address answers 405 `METHOD_NOT_ALLOWED`, with `Allow`, to a method that it has not. Unknown fields of a body ' +
        'are refused, and so are unknown parameters of an address, but for `_`. A request that changes something and comes from ' +
        "another site's page is refused with 403 `CROSS_SITE_REQUEST`. While unusually many requests for appointments and " +
        'messages come, visitors (never sessions and access tokens) get 428 `CHALLENGE_REQUIRED` with a `challenge`: find the ' +
        'counter from 0 on for which PBKDF2-SHA-256 with the password `nonce` followed by the counter (four bytes, the highest ' +
        'first), `salt`, `cost` rounds and `keyLength` bytes begins with `keyPrefix`, all in hexadecimal, and send the same ' +
        'request again with the header `Challenge-Solution`. ALTCHA libraries (version 2) do so in many languages.',
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
  };
  return createDocument(document, { override: describeInput });
}

function describe(tag: string, route: DocumentedRoute): ZodOpenApiOperationObject {
  return {
    operationId: operationId(route),
    tags: [tag],
    summary: route.summary,
    security: [...(route.isPublic ? [{}] : []), ...(route.sessionOnly ? [] : [{ token: [] }]), { session: [] }],
    ...describeRequest(route),
    responses: describeResponses(route),
  };
}

/** `get_api_menus_slug_by_slug` */
function operationId({ method, path }: DocumentedRoute): string {
  return [method, ...path.split('/').filter(Boolean)]
    .map((part) => part.replace(/^:/, 'by_').replaceAll('-', '_'))
    .join('_');
}
