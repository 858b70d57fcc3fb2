import type { Caller } from '@practice/tooling/testing/caller';
import type { GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../auth/auth-routes.ts';
import supergraph from '../generated/supergraph.ts';
import { createOperationGateway } from '../graphql/operation-gateway.ts';
import { previewRoutes } from '../remotes/preview-routes.ts';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { addressFor, everyone, type Given, given, type Person } from './access-case.ts';
import { graphql, rest } from './cases/all.ts';
import { createFixtures } from './fixtures.ts';

// Every REST route and GraphQL field has a case: who may call it, good input, bad input. One without a case fails.
const gateway = testGateway({
  remotes: { previews: () => [{ name: 'mf-public', live: '1.0.0', previews: ['2.0.0'] }] },
});
const fixtures = createFixtures(gateway);
const callers = new Map<Person, Caller>();
const callerOf = (person: Person) => (person === 'anonymous' ? gateway.visitor() : (callers.get(person) as Caller));

beforeAll(async () => {
  await liftGeneralLimit();
  for (const person of ['user', 'moderator', 'admin'] as const) callers.set(person, await gateway.login(person));
});

const refusalOf = (person: Person) => (person === 'anonymous' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']);
const codeOf = (body: unknown) => (body as { code?: string } | undefined)?.code;

describe('every endpoint has a case', () => {
  it('of REST', () => {
    const rows = [...authRoutes, ...previewRoutes, ...gateway.services.flatMap(({ routes }) => routes)];
    const endpoints = rows.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(Object.keys(rest).sort()).toEqual(endpoints.sort());
  });

  it('of GraphQL', () => {
    const { schema } = createOperationGateway(supergraph, gateway.services);
    expect(Object.keys(graphql).sort()).toEqual([...fieldsOf(schema, 'Query'), ...fieldsOf(schema, 'Mutation')].sort());
  });
});

function fieldsOf(schema: GraphQLSchema, type: 'Query' | 'Mutation'): string[] {
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.keys(root?.getFields() ?? {}).map((field) => `${type}.${field}`);
}

/** The input of a case: each caller with the permission gets a new one, the others share one, as it has no effect. */
function inputsOf<T>(people: readonly Person[], input: Given<T>): (person: Person) => Promise<T> {
  let shared: Promise<T> | undefined;
  return (person) => {
    if (people.includes(person)) return given(input, fixtures, person);
    shared ??= given(input, fixtures, people.at(-1) ?? 'admin');
    return shared;
  };
}

describe.each(Object.entries(rest))('%s', (endpoint, { people, good, bad, shows }) => {
  const goodInput = inputsOf(people, good);
  const [method = '', path = ''] = endpoint.split(' ');

  it.each(everyone)('to %s', async (person) => {
    const input = await goodInput(person);
    const response = await callerFor(endpoint, person).then((caller) =>
      caller.send(method, addressFor(path, input), input.body),
    );
    if (people.includes(person)) {
      expect(codeOf(response.body)).toBeUndefined();
      expect(response.status).toBeLessThan(300);
      shows?.(response.body, person);
    } else expect([response.status, codeOf(response.body)]).toEqual(refusalOf(person));
  });

  for (const { what, input, code } of bad) {
    const badInput = inputsOf(people, input);
    it(`refuses ${what}`, async () => {
      const person = people.at(-1) ?? 'admin';
      const found = await badInput(person);
      const body = found.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const response = await callerOf(person).send(method, addressFor(path, found), body);
      expect(codeOf(response.body)).toBe(code);
      expect(response.body).toMatchObject({ message: expect.any(String), errors: expect.any(Array) });
    });

    it.each(strangers(people))(`says nothing of ${what} to %s`, async (person) => {
      const found = await badInput(person);
      const body = found.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const response = await callerOf(person).send(method, addressFor(path, found), body);
      expect([response.status, codeOf(response.body)]).toEqual(refusalOf(person));
    });
  }
});

/** Callers without the permission: it is checked before the input. */
function strangers(people: readonly Person[]): Person[] {
  return everyone.filter((person) => !people.includes(person));
}

/** Signing out ends a session: not one that other cases use. Another password ends all but the one that changes it. */
async function callerFor(endpoint: string, person: Person): Promise<Caller> {
  if (endpoint === 'PUT /api/auth/password') return callerOf(person);
  if (!endpoint.includes('/api/auth/') || person === 'anonymous') return callerOf(person);
  return gateway.login(person);
}

describe.each(Object.entries(graphql))('%s', (_endpoint, { document, people, good, bad, shows }) => {
  const goodInput = inputsOf(people, good);
  it.each(everyone)('to %s', async (person) => {
    const { status, data, errors } = await callerOf(person).graphql(document, await goodInput(person));
    expect(status).toBe(200);
    if (people.includes(person)) {
      expect(errors).toEqual([]);
      shows?.(data, person);
    } else expect(errors[0]?.extensions.code).toBe(refusalOf(person)[1]);
  });

  for (const { what, input, code } of bad) {
    const badInput = inputsOf(people, input);
    it(`refuses ${what}`, async () => {
      const person = people.at(-1) ?? 'admin';
      const { errors } = await callerOf(person).graphql(document, await badInput(person));
      expect(errors[0]?.extensions).toMatchObject({ code, message: expect.any(String), errors: expect.any(Array) });
    });

    it.each(strangers(people))(`says nothing of ${what} to %s`, async (person) => {
      const { errors } = await callerOf(person).graphql(document, await badInput(person));
      const [error] = errors;
      // Refused by the public schema's own types and limits, before any function begins: then there is no path.
      if (error?.path !== undefined) expect(error.extensions.code).toBe(refusalOf(person)[1]);
      else expect(error?.extensions.code).toBe(code);
    });
  }
});
