import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Permission, permissions } from '@practice/contracts';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '../auth/auth-routes.ts';
import supergraph from '../generated/supergraph.ts';
import { createOperationGateway } from '../graphql/operation-gateway.ts';
import { loadTimeRoutes } from '../load-times/load-time-routes.ts';
import { remoteRoutes } from '../remotes/remote-api.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { pageVisitRoutes } from '../traffic/page-visit-routes.ts';
import { graphql, mutations, rest } from './cases/all.ts';
import { mutationNames } from './mutation-calls.ts';

// Every call has a case: who may make it, good input, bad input. One without a case fails.
const gateway = testGateway();

describe('every endpoint has a case', () => {
  it('of REST', () => {
    const rows = [
      ...authRoutes,
      ...remoteRoutes,
      ...loadTimeRoutes,
      ...pageVisitRoutes,
      ...gateway.services.flatMap(({ routes }) => routes),
    ];
    const endpoints = rows.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(Object.keys(rest).sort()).toEqual(endpoints.sort());
  });

  it('of GraphQL', () => {
    const { schema } = createOperationGateway(supergraph, gateway.services);
    expect(Object.keys(graphql).sort()).toEqual([...fieldsOf(schema, 'Query'), ...fieldsOf(schema, 'Mutation')].sort());
  });
});

it('a service asks for what only a session may by the caller, never by the role alone', () => {
  const services = fileURLToPath(new URL('../../../services', import.meta.url));
  const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((path) => /src\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('node_modules'))
    .map((path) => [path, readFileSync(join(services, path), 'utf8')] as const);
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap(([path, text]) =>
    [...text.matchAll(/\bcan\([^,()]*role, '([^']+)'\)/g)].map(([, permission]) => ({ path, permission })),
  );
  expect(found.length).toBeGreaterThan(10);
  const closed = found.filter(({ permission }) => permissions[permission as Permission].isSessionOnly);
  // Narrows what the caller sees; that it is a session has been asked by then.
  expect(closed.map(({ path }) => path)).toEqual(['identity/src/access-tokens/revoke-access-token.ts']);
});

function fieldsOf(schema: GraphQLSchema, type: 'Query' | 'Mutation'): string[] {
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.keys(root?.getFields() ?? {}).map((field) => `${type}.${field}`);
}

/** Of one API alone. */
const withoutRoute = ['resendEmail'];
const withoutMutation = [
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'PUT /api/auth/password',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/second-step',
  'POST /api/auth/forgot-password',
  'POST /api/auth/password-link',
  'POST /api/auth/reset-password',
  'PUT /api/remotes/previews',
  'DELETE /api/remotes/previews',
  'POST /api/remotes/preview-links',
  // The list of remotes is a file that gateways have.
  'POST /api/remotes/:name/rollback',
  // Counted by the process that is asked.
  'POST /api/load-times',
  'POST /api/remote-failures',
  'POST /api/page-visits',
  // One setting of the many that `saveSettings` takes.
  'POST /api/site-settings',
  // Reads: the page is always there.
  'POST /api/appointment-page/initialize',
  // Reads, with a body that is too long for an address.
  'POST /api/export/appointments',
  'POST /api/email-templates/:id/preview',
  // Files travel in parts, over REST.
  'POST /api/appointments/:appointmentId/file-uploads',
  'PUT /api/file-uploads/:id/parts/:part',
  'POST /api/file-uploads/:id/finish',
  'DELETE /api/file-uploads/:id',
  'POST /api/upload/favicon',
  'POST /api/upload/image',
  'POST /api/upload/sound',
  'POST /api/media/:id/replace',
];

describe('every change has a case of parity', () => {
  it('that GraphQL makes', () => {
    expect([...Object.keys(mutations), ...withoutRoute].sort()).toEqual([...mutationNames].sort());
  });

  it('that REST makes', () => {
    const changing = Object.keys(rest).filter((route) => !route.startsWith('GET '));
    const routes = new Set(Object.values(mutations).map(({ route }) => route));
    expect([...routes, ...withoutMutation].sort()).toEqual(changing.sort());
  });
});
