import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemResponse } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { buildSchema, GraphQLError, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import supergraph from '../generated/supergraph.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { createExecute } from './create-execute.ts';
import { formatError } from './format-errors.ts';
import { createOperationGateway } from './operation-gateway.ts';

const deep = '{ localPages { slug metaTag { title } } }';
const known = {
  pages: 'query Pages { a: localPages { cityName } b: localPages { cityName } }',
  send: 'mutation Send($input: SendContactMessageInput!) { sendContactMessage(input: $input) { id } }',
  book: 'mutation Book($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
};
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
const file = path.join(folder, 'persisted-documents.json');
writeFileSync(
  file,
  JSON.stringify(Object.fromEntries(Object.values(known).map((text) => [`sha256:${hashOf(text)}`, text]))),
);
afterAll(() => rmSync(folder, { recursive: true }));

const gateway = testGateway({ remotes: { documentFiles: () => [file] } });
const byHash = (text: string, prefix = '') => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: prefix + hashOf(text) } },
});

describe('the composed schema', () => {
  it('is the one that is published', async () => {
    const published = await readFile(path.resolve(import.meta.dirname, '../../api.graphql'), 'utf8');
    const served = createOperationGateway(supergraph, gateway.services).schema;
    const sorted = (text: string) => printSchema(lexicographicSortSchema(buildSchema(text)));
    expect(sorted(printSchema(served))).toBe(sorted(published));
  });

  it('does not expose the services’ internal API', async () => {
    const { status, errors } = await gateway.visitor().graphql('{ _service { sdl } }');
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('an operation', () => {
  it('goes to one service', async () => {
    const { status, data } = await gateway.visitor().graphql('{ workingHours { dayOfWeek } }');
    expect(status).toBe(200);
    expect(data?.workingHours).toHaveLength(7);
  });

  it('queries several services', async () => {
    const { data, errors } = await gateway
      .visitor()
      .graphql('{ workingHours { id } localPages { slug } currentUser { id } }');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ currentUser: null, workingHours: expect.any(Array), localPages: expect.any(Array) });
  });

  it('joins the data of content and seo about a city', async () => {
    const query = '{ localPages { slug cityName metaTag { pageKey title } } }';
    const { data, errors } = await gateway.visitor().graphql(query);
    expect(errors).toEqual([]);
    const { localPages } = data as { localPages: { slug: string; metaTag: { pageKey: string } | null }[] };
    expect(localPages.length).toBeGreaterThan(0);
    for (const page of localPages) expect(page.metaTag).toMatchObject({ pageKey: `local-${page.slug}` });
  });

  it('is never cached', async () => {
    const { headers } = await gateway.visitor().graphql(deep);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('runs the one that is named', async () => {
    const query = 'query A { localPages { slug } } query B { workingHours { id } }';
    const { data } = await gateway.visitor().operation({ query, operationName: 'B' });
    expect(Object.keys(data ?? {})).toEqual(['workingHours']);
  });

  const two = 'query A { localPages { slug } } query B { workingHours { id } }';
  it.each([
    ['when several could be meant', { query: two }],
    ['when none has the name', { query: two, operationName: 'C' }],
    ['when a known document has none of the name', { ...byHash(known.pages), operationName: 'C' }],
    ['without an operation', { query: 'fragment F on Query { workingHours { id } }' }],
    ['for a subscription', { query: 'subscription { x }' }],
  ])('is refused %s, and nothing is logged as an error', async (_, body) => {
    const { status, errors } = await gateway.visitor().operation(body);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'QUERY_REFUSED']);
  });
});

describe('the server itself', () => {
  const execute = createExecute(createOperationGateway(supergraph, gateway.services));
  const ctx = contextFor('anonymous');

  it('runs operations as a request does, joins too', async () => {
    const { data, errors } = await execute(parse(deep), {}, ctx);
    expect(errors).toBeUndefined();
    const [page] = (data as { localPages: { metaTag: { title: string } | null }[] }).localPages;
    expect(page?.metaTag?.title).toEqual(expect.any(String));
  });

  it('gets refusals in the same shape', async () => {
    const { data, errors } = await execute(parse('{ notifications { id } }'), {}, ctx);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errors: [] });
  });

  it('checks variables too', async () => {
    const document = parse('query($date: String!) { availability(date: $date) { date } }');
    const { errors } = await execute(document, {}, ctx);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'date' }] });
  });
});

describe('a rejection', () => {
  it('has the three fields of a REST response, and status 200', async () => {
    const { status, data, errors } = await gateway.visitor().graphql('{ notifications { id } }');
    expect([status, data]).toEqual([200, null]);
    expect(errors).toEqual([
      {
        message: 'Bu işlem için giriş yapmanız gerekir.',
        path: ['notifications'],
        extensions: {
          message: 'Bu işlem için giriş yapmanız gerekir.',
          code: 'UNAUTHENTICATED',
          errors: [],
        },
      },
    ]);
  });

  it('carries all that a REST response may have beside', () => {
    const { message: _m, code: _c, errors: _e, ...attached } = problemResponse.shape;
    const values = Object.fromEntries(Object.keys(attached).map((name) => [name, [name]]));
    const error = new GraphQLError('Kapalı', { extensions: { code: 'CLOSED_TIME', ...values } });
    expect(formatError(error.toJSON(), error).extensions).toMatchObject(values);
  });

  it('is the same when the operation is joined', async () => {
    const { status, errors } = await gateway
      .visitor()
      .graphql('{ notifications { id } localPages { metaTag { id } } }');
    expect([status, errors[0]?.path, errors[0]?.extensions.code]).toEqual([200, ['notifications'], 'UNAUTHENTICATED']);
  });

  it('names the fields of a wrong variable as a REST body with the same mistake', async () => {
    const input = { parentName: 3, unknown: 1 };
    const { status, errors } = await gateway.visitor().graphql(known.book, { input });
    expect([status, errors[0]?.extensions.code]).toEqual([200, 'VALIDATION_FAILED']);
    const rest = await gateway.visitor().post('/api/appointments', input);
    const fields = (found: unknown) =>
      (found as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);
    expect(fields(errors[0]?.extensions.errors).sort()).toEqual(
      fields((rest.body as { errors: unknown }).errors).sort(),
    );
  });

  it.each([
    ['query($d: String!) { availability(date: $d) { date } }', {}, 'date', 'Bu alan zorunludur'],
    ['query($d: String!) { availability(date: $d) { date } }', { d: null }, 'date', 'Bu alan zorunludur'],
    ['query($d: String!) { availability(date: $d) { date } }', { d: 7 }, 'date', 'Metin girin'],
    ['query($n: Int!) { notifications(limit: $n) { id } }', { n: 'many' }, 'limit', 'Sayı girin'],
    ['query($n: Int!) { notifications(limit: $n) { id } }', { n: 1.5 }, 'limit', 'Tam sayı girin'],
    [
      'query($s: AppointmentSort!) { appointments(sort: $s) { total } }',
      { s: 'beauty' },
      'sort',
      'Geçerli bir seçenek seçin',
    ],
  ])('of %s with %j names %s and says what is wrong', async (query, variables, field, message) => {
    const { errors } = await gateway.visitor().graphql(query, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field, message }] });
  });

  it('of a query says what is wrong with it, and keeps the names of the schema from visitors', async () => {
    const misspelt = '{ workingHour { id } }';
    const toVisitor = await gateway.visitor().graphql(misspelt);
    const toStaff = await (await gateway.login('user')).graphql(misspelt);
    expect(toVisitor.status).toBe(400);
    expect(toVisitor.errors[0]?.message).toBe('Cannot query field "workingHour" on type "Query".');
    expect(toVisitor.errors[0]?.extensions).toMatchObject({ code: 'MALFORMED_REQUEST', errors: [] });
    expect(toStaff.errors[0]?.message).toContain('Did you mean "workingHours"');
  });

  it('of a text that cannot be read says where', async () => {
    const { status, errors } = await gateway.visitor().graphql('{ workingHours { id ');
    expect([status, errors[0]?.message]).toEqual([400, 'Syntax Error: Expected Name, found <EOF>.']);
  });

  it.each([
    ['nothing', {}],
    ['no query', { variables: {} }],
    ['a query that is no text', { query: 3 }],
    ['variables that are no object', { query: deep, variables: 'x' }],
    ['a document of another library', { query: { kind: 'Document' } }],
  ])('of %s', async (_what, body) => {
    const { status, errors } = await gateway.visitor().operation(body);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('limits of documents that are not trusted', () => {
  it.each([
    ['a batch', [{ query: deep }]],
    ['aliases', { query: `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: localPages { slug }`).join(' ')} }` }],
    ['tokens', { query: `{ localPages { ${'slug '.repeat(1000)} } }` }],
    ['items a page', { query: '{ appointmentTimes(pageSize: 201) { id } }' }],
    [
      'items a page in a variable',
      { query: 'query($n: Int!) { appointmentTimes(pageSize: $n) { id } }', variables: { n: 5000 } },
    ],
  ])('refuse too many: %s', async (_what, body) => {
    const { status, errors } = await gateway.visitor().operation(body);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'QUERY_REFUSED']);
  });

  it('refuse a query by GET', async () => {
    const response = await gateway.visitor().get(`/graphql?query=${encodeURIComponent(deep)}`);
    expect(response.status).toBe(400);
    expect(response.text).toContain('QUERY_REFUSED');
  });
});

describe('trusted documents', () => {
  it.each(['', 'sha256:'])('come by hash with the prefix %j', async (prefix) => {
    const { status, data } = await gateway.visitor().operation(byHash(known.pages, prefix));
    expect(status).toBe(200);
    expect(data).toMatchObject({ a: expect.any(Array) });
  });

  it('come by GET, with variables', async () => {
    const query = new URLSearchParams({ variables: '{}', extensions: JSON.stringify(byHash(known.pages).extensions) });
    const response = await gateway.visitor().get(`/graphql?${query}`);
    expect([response.status, Object.keys((response.body as { data: object }).data)]).toEqual([200, ['a', 'b']]);
  });

  it('do not change anything by GET', async () => {
    const query = new URLSearchParams({
      variables: '{"input":{}}',
      extensions: JSON.stringify(byHash(known.book).extensions),
    });
    const response = await gateway.visitor().get(`/graphql?${query}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('say that what they send came from the site; of anything else a program is the origin', async () => {
    const input = { name: 'Elif Yıldız', email: 'elif@ornek.com', message: 'İlk görüşme ne kadar sürüyor?' };
    const other = known.send.replace('Send(', 'SendByProgram(');
    const originOf = async (email: string, send: (input: object) => Promise<unknown>) => {
      await send({ ...input, email });
      return (await database().collection('contact_messages').findOne({ email }))?.origin;
    };
    const visitor = gateway.visitor();
    const bySite = (input: object) => visitor.operation({ ...byHash(known.send), variables: { input } });
    expect(await originOf('site@ornek.com', bySite)).toBe('site');
    expect(await originOf('api@ornek.com', (input) => visitor.graphql(other, { input }))).toBe('api');
    expect(await originOf('rest@ornek.com', (input) => visitor.post('/api/contacts', input))).toBe('api');
    const admin = await gateway.login('admin');
    expect(await originOf('staff@ornek.com', (input) => admin.post('/api/contacts', input))).toBe('staff');
  });

  it('that are unknown are requested with their text', async () => {
    const first = await gateway.visitor().operation(byHash(deep));
    expect([first.status, first.errors[0]?.message]).toEqual([200, 'PersistedQueryNotFound']);
    expect(first.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    const second = await gateway.visitor().operation({ ...byHash(deep), query: deep });
    expect(second.data).toMatchObject({ localPages: expect.any(Array) });
    const third = await gateway.visitor().operation(byHash(deep));
    expect(third.errors[0]?.message).toBe('PersistedQueryNotFound');
  });

  it('do not lift the limits of another text', async () => {
    const query = '{ appointmentTimes(pageSize: 201) { id } }';
    const { errors } = await gateway.visitor().operation({ ...byHash(known.pages), query });
    expect(errors[0]?.extensions.code).toBe('QUERY_REFUSED');
  });
});
