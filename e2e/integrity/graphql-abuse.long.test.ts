import { type ProblemCode, problems } from '@practice/contracts';
import type { Caller, GraphQLResponse } from '@practice/tooling/testing/caller';
import fc from 'fast-check';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { graphqlEndpoints } from './api-endpoints.ts';
import { nasty } from './arbitrary-request.ts';
import { practice } from './practice.ts';

const seed = Number(process.env.SEED ?? 20_261_121);
const TRIES = 24;

const running = practice({ env: { NODE_ENV: 'production', PUBLIC_URL: 'http://klinik.example' } });
const people = new Map<string, Caller>();
beforeAll(async () => {
  for (const role of ['user', 'moderator', 'admin'] as const) people.set(role, await running.login(role));
});

const good = '{ workingHours { id } }';
/** After every attempt, the next visitor is served. */
afterEach(async () => {
  const { status, data } = await running.visitor().graphql(good);
  expect([status, Object.keys(data ?? {})]).toEqual([200, ['workingHours']]);
});

const times = (count: number, text: string | ((number: number) => string)) =>
  Array.from({ length: count }, (_, number) => (typeof text === 'string' ? text : text(number))).join(' ');
/** A document as deep as the schema's own circles allow, by aliases of one field. */
const deep = `{ __type(name: "Query") ${times(20, '{ fields { type')} { name } ${times(20, '} }')} }`;

describe('a document that requests too much is rejected', () => {
  it.each([
    ['by depth', { query: deep }, 400, 'QUERY_REFUSED'],
    ['by aliases', { query: `{ ${times(100, (n) => `a${n}: workingHours { id }`)} }` }, 400, 'QUERY_REFUSED'],
    [
      'by aliases in a fragment',
      { query: `{ ...F } fragment F on Query { ${times(100, (n) => `a${n}: workingHours { id }`)} }` },
      400,
      'QUERY_REFUSED',
    ],
    ['by fields at the root', { query: `{ ${times(400, '__typename')} }` }, 400, 'QUERY_REFUSED'],
    ['by tokens', { query: `{ workingHours { ${times(5000, 'id')} } }` }, 400, 'QUERY_REFUSED'],
    ['by directives', { query: `{ workingHours { id ${times(500, '@include(if: true)')} } }` }, 400, 'QUERY_REFUSED'],
    [
      'by variables',
      { query: `query(${times(400, (n) => `$v${n}: Int`)}) { workingHours { id } }` },
      400,
      'QUERY_REFUSED',
    ],
    ['by a page of 5000', { query: '{ appointmentTimes(pageSize: 5000) { id } }' }, 400, 'QUERY_REFUSED'],
    ['by a batch', [{ query: good }, { query: good }], 400, 'QUERY_REFUSED'],
    ['by a batch of 10,000', Array.from({ length: 10_000 }, () => ({ query: good })), undefined, undefined],
    [
      'by fragments in a circle',
      { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'by fragments that multiply',
      {
        query: `{ ...F0 } ${times(12, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F12 on Query { ${times(20, (n) => `x${n}: workingHours { id }`)} }`,
      },
      400,
      'QUERY_REFUSED',
    ],
  ])('%s', async (_what, body, status, code) => {
    const response = await running.visitor().operation(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    if (status) expect([response.status, response.errors[0]?.extensions.code]).toEqual([status, code]);
    inShape(response);
  });

  it.each([
    ['a variable of two megabytes', JSON.stringify({ query: good, variables: { x: 'x'.repeat(2_000_000) } }), 413],
    ['a document of two megabytes', JSON.stringify({ query: `# ${'x'.repeat(2_000_000)}\n${good}` }), 413],
    [
      'variables of 20,000 levels',
      `{"query":"${good}","variables":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      undefined,
    ],
    ['a body that breaks off', '{"query":"{ workingHours', 400],
  ])('%s', async (_what, body, status) => {
    const response = await running.visitor().operation(body);
    expect(response.status).toBeLessThan(500);
    if (status) expect(response.status).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'what a page of another site can send without a preflight request: %s',
    async (contentType) => {
      const response = await running
        .visitor()
        .operation(JSON.stringify({ query: good }), { 'content-type': contentType });
      expect([400, 415]).toContain(response.status);
      expect(response.data).toBeNull();
    },
  );

  it('a query by GET, and one from another site', async () => {
    const byGet = await running.visitor().get(`/graphql?query=${encodeURIComponent(good)}`);
    expect([byGet.status, byGet.text.includes('QUERY_REFUSED')]).toEqual([400, true]);
    const foreign = await running.visitor().operation({ query: good }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.errors[0]?.extensions.code]).toEqual([403, 'CROSS_SITE_REQUEST']);
  });
});

describe('the schema, in production', () => {
  const ways = [
    getIntrospectionQuery(),
    '{ __schema { types { name } } }',
    '{ hidden: __schema { types { name } } }',
    '{ ...F } fragment F on Query { __schema { types { name } } }',
    '{ ... on Query { ... { __type(name: "Appointment") { fields { name } } } } }',
    'query A { workingHours { id } } query B { __schema { types { name } } }',
  ];

  it.each(ways)('is hidden from a visitor: %s', async (query) => {
    const response = await running
      .visitor()
      .operation({ query, ...(query.includes('query B') ? { operationName: 'B' } : {}) });
    expect([response.status, response.errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(response.text).not.toContain('AppointmentPage');
  });

  it('cannot be guessed from suggestions in a rejection', async () => {
    for (const query of ['{ appointmen { id } }', '{ workingHours { i } }', 'mutation { bookAppointmen { id } }']) {
      expect((await running.visitor().graphql(query)).text).not.toContain('Did you mean');
    }
  });

  it('contains nothing of the services’ internal API', async () => {
    const entities = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Appointment { parentName } } }';
    for (const query of ['{ _service { sdl } }', entities]) {
      const { status, data } = await running.visitor().graphql(query, { r: [{ __typename: 'Appointment', id: 'x' }] });
      expect([status, data]).toEqual([400, null]);
    }
  });
});

describe.each(graphqlEndpoints)('$name', (endpoint) => {
  it(`answers ${TRIES} times in the documented shape, whatever its variables are (seed ${seed})`, async () => {
    const variables = fc.record(
      Object.fromEntries(
        endpoint.arguments.map(({ name, type, values }) => [
          name,
          fc.oneof(
            nasty,
            type.startsWith('[') ? fc.array(nasty, { maxLength: 3 }) : nasty,
            ...(values.length > 0 ? [fc.constantFrom(...values)] : []),
          ),
        ]),
      ),
      { requiredKeys: [] },
    );
    const given = endpoint.arguments.length > 0 ? fc.sample(variables, { seed, numRuns: TRIES }) : [{}];
    const roles = ['anonymous', 'user', 'moderator', 'admin'];
    const responses = await Promise.all(
      given.map((each, number) => {
        const caller = people.get(roles[number % roles.length] as string) ?? running.visitor();
        caller.address = running.visitor().address;
        return caller.graphql(endpoint.document, each);
      }),
    );
    for (const response of responses) {
      expect(response.status, response.text.slice(0, 500)).toBeLessThan(500);
      inShape(response);
    }
  });
});

describe('operators of the database', () => {
  it.each([
    ['query($v: ID!) { appointment(id: $v) { parentName } }', 'admin'],
    ['query($v: String!) { menu(slug: $v) { id } }', 'anonymous'],
    ['query($v: String!) { legalText(slug: $v) { id: slug } }', 'anonymous'],
    ['query($v: String!) { availability(date: $v) { date } }', 'anonymous'],
    ['query($v: String!) { metaTag(pageKey: $v) { id } }', 'anonymous'],
  ])('find nothing by %s', async (query, role) => {
    for (const v of [{ $ne: null }, { $gt: '' }, ['x'], '{"$ne":null}', '$where', { $regex: '.*' }]) {
      const caller = people.get(role) ?? running.visitor();
      const { data } = await caller.graphql(query, { v });
      expect(Object.values(data ?? { none: null })).toEqual([null]);
    }
  });
});

it('the servers log no error', () => {
  const errors = running
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  expect(errors).toEqual([]);
});

/** Errors carry message, code and fields of the table of problems; never a stack, a driver's message, an INTERNAL. */
function inShape({ errors, text }: GraphQLResponse): void {
  expect(text).not.toMatch(/node_modules|\.cjs|MongoServerError|CastError|BSONError|at async/);
  for (const error of errors) {
    const {
      code,
      message,
      errors: fields,
    } = error.extensions as { code: ProblemCode; message: string; errors: unknown };
    expect(problems[code], text.slice(0, 500)).toBeDefined();
    expect(code).not.toBe('INTERNAL');
    expect(message).toBe(problems[code].message);
    expect(fields).toEqual(expect.any(Array));
  }
}
