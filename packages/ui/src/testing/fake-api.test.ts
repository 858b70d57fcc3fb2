import { createClient, HttpLink, readProblem } from '@practice/ui/data';
import { QueryClient, readProblem as readPublicProblem } from '@practice/ui/query';
import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { assertNoMistakes } from './test-mistakes.ts';

const services = parse('query Services { therapyServices { id title price isActive } }');
const save = parse(
  'mutation Save($id: ID!, $input: UpdateMetaTagInput!) { updateMetaTag(id: $id, input: $input) { id title } }',
);
const list = parse('query List($sort: AppointmentSort!) { appointments(sort: $sort) { total } }');

/** As the back office has it, without the second attempt after a failure. */
const apollo = (api: FakeApi) => createClient({ link: new HttpLink({ uri: '/graphql', fetch: api.fetch }), ssr: true });

/** The data of a query as the back office reads it. */
async function dataOf(api: FakeApi, query = services, variables = {}) {
  const { data } = await apollo(api).query({ query, variables, errorPolicy: 'all' });
  return data;
}

/** What is wrong with the test itself, which would fail it at its end. */
function takeMistakes(): string {
  try {
    assertNoMistakes();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('an answer', () => {
  it('has what the test says, and defaults by type for the rest', async () => {
    const api = fakeApi({ Query: { therapyServices: [{ id: '1', title: 'Oyun Terapisi' }] } });
    expect(await dataOf(api)).toMatchObject({
      therapyServices: [{ id: '1', title: 'Oyun Terapisi', price: null, isActive: false }],
    });
    expect(await dataOf(fakeApi())).toEqual({ therapyServices: [] });
    expect(await dataOf(fakeApi(), list, { sort: 'createdAt' })).toMatchObject({ appointments: { total: 0 } });
  });

  it('is made of the arguments, and every call is recorded', async () => {
    const updateMetaTag = vi.fn(({ id, input }: { id: string; input: object }) => ({ id, ...input }));
    const api = fakeApi({ Mutation: { updateMetaTag } });
    const variables = { id: 't1', input: { title: 'Başlık' } };
    const { data } = await apollo(api).mutate({ mutation: save, variables });
    expect(data).toMatchObject({ updateMetaTag: { id: 't1', title: 'Başlık' } });
    expect(api.callsOf('Save')).toEqual([variables]);
  });

  it('reaches the client of the public pages, with its headers', async () => {
    const api = fakeApi({ Mutation: { updateMetaTag: { id: 't1' } } });
    vi.stubGlobal('fetch', api.fetch);
    const mutation = { ...save, __meta__: { hash: 'abc' } } as never;
    await new QueryClient().mutate({
      mutation,
      variables: { id: 't1', input: {} },
      headers: { 'Idempotency-Key': 'k1' },
    });
    expect(api.calls).toMatchObject([{ operation: 'Save', headers: { 'idempotency-key': 'k1' } }]);
  });

  it('waits while its operation is paused', async () => {
    const api = fakeApi();
    api.pause('Services');
    const done = vi.fn();
    const result = dataOf(api).then(done);
    await vi.waitFor(() => expect(api.callsOf('Services')).toHaveLength(1));
    expect(done).not.toHaveBeenCalled();
    api.resume();
    await result;
    expect(done).toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const update = (api: FakeApi) =>
    apollo(api)
      .mutate({ mutation: save, variables: { id: 't1', input: {} } })
      .then(() => 'done')
      .catch((error: unknown) => readProblem(error));

  it('that a resolver throws gets the gateway’s response', async () => {
    const errors = [{ field: 'title', message: 'Başlık gerekli', code: 'REQUIRED' }];
    const updateMetaTag = () => {
      throw new ApiProblem('VALIDATION_FAILED', { errors });
    };
    expect(await update(fakeApi({ Mutation: { updateMetaTag } }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Girilen bilgilerde hatalar var. Lütfen işaretli alanları düzeltin.',
      errors,
    });
  });

  it('is given to the next calls in turn, or to all until it is recovered from', async () => {
    const api = fakeApi({ Mutation: { updateMetaTag: { id: 't1' } } });
    api.fail('Save', new ApiProblem('CONFLICT'), null, { status: 429, headers: { 'retry-after': '7' } });
    expect(await update(api)).toMatchObject({ code: 'CONFLICT' });
    expect(await update(api)).toBe('done');
    expect(await update(api)).toMatchObject({ retryAfterSeconds: 7 });
    expect(await update(api)).toBe('done');
    api.failAlways('Save', 'unreachable');
    expect(await update(api)).toMatchObject({ code: 'UNREACHABLE' });
    expect(await update(api)).toMatchObject({ code: 'UNREACHABLE' });
    api.recover('Save');
    expect(await update(api)).toBe('done');
  });

  it('may hide what was done, or never come', async () => {
    const updateMetaTag = vi.fn(() => ({ id: 't1' }));
    const api = fakeApi({ Mutation: { updateMetaTag } });
    api.fail('Save', 'response-lost', 'silent');
    expect(await update(api)).toMatchObject({ code: 'UNREACHABLE' });
    expect(updateMetaTag).toHaveBeenCalledTimes(1);
    vi.stubGlobal('fetch', api.fetch);
    const signal = AbortSignal.abort();
    const options = { mutation: save as never, variables: { id: 't1', input: {} }, signal };
    const reason = await new QueryClient().mutate(options).catch((error: unknown) => readPublicProblem(error));
    expect(reason).toMatchObject({ code: 'UNREACHABLE' });
  });
});

describe('the test fails', () => {
  it.each([
    ['an unknown field', 'query Q { therapyServices { colour } }', {}, 'Cannot query field "colour"'],
    ['an unknown variable', 'query Q { therapyServices(all: true) { id } }', {}, 'Unknown argument "all"'],
    ['a missing variable', 'query Q($id: ID!) { appointment(id: $id) { id } }', {}, '"$id" of required type'],
    [
      'a wrong enum',
      'query Q($by: AppointmentSort!) { appointments(sort: $by) { total } }',
      { by: 'x' },
      'AppointmentSort',
    ],
  ])('for %s that a screen sends', async (_what, text, variables, mistake) => {
    await dataOf(fakeApi(), parse(text), variables);
    expect(takeMistakes()).toContain(mistake);
  });

  it.each([
    ['a field that the schema does not have', { id: '1', colour: 'red' }, 'no field TherapyService.colour'],
    ['no id', { title: 'Oyun Terapisi' }, 'TherapyService.id'],
    ['a value of another type', { id: '1', price: 'çok' }, 'Float cannot represent'],
  ])('for %s in a result', async (_what, service, mistake) => {
    await dataOf(fakeApi({ Query: { therapyServices: [service] } }));
    expect(takeMistakes()).toContain(mistake);
  });

  it('for a mutation without a resolver, and for a resolver without a field', async () => {
    const failed = apollo(fakeApi()).mutate({ mutation: save, variables: { id: '1', input: {} } });
    expect(await failed.catch((error: unknown) => readProblem(error))).toMatchObject({ code: 'INTERNAL' });
    expect(takeMistakes()).toContain('no resolver for the mutation updateMetaTag');
    expect(() => fakeApi({ Query: { colours: [] } })).toThrow('no field Query.colours');
  });
});
