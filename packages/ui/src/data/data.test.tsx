import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type DocumentNode, type OperationDefinitionNode, parse } from 'graphql';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelay } from '../graphql/retry-rules.ts';
import { ApolloProvider, createClient, readProblem, useQuery } from './index.ts';
import { retriesFor } from './retry-link.ts';

const settings = parse('query SiteSettings { siteSettings { settingKey settingValue __typename } }');
const book = parse('mutation Book { bookAppointment { id __typename } }');
const response = {
  data: { siteSettings: [{ settingKey: 'hero_title', settingValue: 'Merhaba', __typename: 'SiteSetting' }] },
};

function refusal(code: string, rest: object = {}) {
  return { data: null, errors: [{ message: 'Bir cümle', extensions: { code, message: 'Bir cümle', ...rest } }] };
}

function serverError(status: number, body: unknown = {}) {
  const response = new Response(null, { status });
  return new ServerError('failed', { response, bodyText: JSON.stringify(body) });
}

/** A link that returns each of the outcomes in turn, repeats the last one, and counts the requests. */
function linkReturning(...outcomes: (object | Error)[]) {
  const seen: OperationDefinitionNode[] = [];
  const link = new ApolloLink((operation) => {
    seen.push(operation.query.definitions[0] as OperationDefinitionNode);
    const outcome = outcomes[Math.min(seen.length, outcomes.length) - 1];
    return outcome instanceof Error ? throwError(() => outcome) : of(outcome as typeof response);
  });
  return { link, seen };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('retries', () => {
  it.each([
    ['a refusal', serverError(403), 0],
    ['something missing', serverError(404), 0],
    ['too many requests', serverError(429), 0],
    ['a broken server', serverError(500), 1],
    ['an unreachable server', serverError(502), 1],
    ['maintenance', serverError(503), 1],
    ['a strange answer', serverError(418), 1],
    ['a lost connection', new TypeError('Failed to fetch'), 1],
    ['a database that is away', new CombinedGraphQLErrors(refusal('UNAVAILABLE')), 1],
    ['a taken slot', new CombinedGraphQLErrors(refusal('SLOT_TAKEN')), 0],
  ])('after %s', (_what, error, times) => {
    expect(retriesFor(error, true)).toBe(times);
    expect(retriesFor(error, false)).toBe(0);
  });

  it('wait one second, then twice as long each, 15 seconds at most', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  it.each([
    ['a status', serverError(503)],
    ['a code', refusal('UNAVAILABLE')],
  ])('bring a query through when the server comes back after %s', async (_what, failure) => {
    vi.useFakeTimers();
    const { link, seen } = linkReturning(failure, response);
    const result = createClient({ link }).query({ query: settings });
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
    expect((await result).data).toEqual(response.data);
  });

  it('never repeat a mutation', async () => {
    vi.useFakeTimers();
    const { link, seen } = linkReturning(serverError(503));
    const failure = createClient({ link })
      .mutate({ mutation: book })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(1);
    expect(ServerError.is(await failure)).toBe(true);
  });

  it('never happen on the server', async () => {
    const { link, seen } = linkReturning(serverError(503));
    await expect(createClient({ link, ssr: true }).query({ query: settings })).rejects.toThrow('failed');
    expect(seen).toHaveLength(1);
  });
});

const listed = parse('query Listed { siteSettings { settingKey settingValue __typename } }');

function Title({ query = settings, staleTime = 5 * 60_000 }: { query?: DocumentNode; staleTime?: number }) {
  const { data } = useQuery<typeof response.data>(query, { staleTime });
  return <p>{data?.siteSettings[0]?.settingValue ?? 'yükleniyor'}</p>;
}

describe('freshness', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  function mount(client: ReturnType<typeof createClient>) {
    render(
      <ApolloProvider client={client}>
        <Title staleTime={60_000} />
      </ApolloProvider>,
    );
  }

  it('refetches what is older than five minutes', async () => {
    const { link, seen } = linkReturning(response);
    const client = createClient({ link });
    const show = async (after: number) => {
      vi.setSystemTime(Date.now() + after);
      render(
        <ApolloProvider client={client}>
          <Title query={listed} />
        </ApolloProvider>,
      );
      await screen.findByText('Merhaba');
      cleanup();
    };
    await show(0);
    await show(4 * 60_000);
    expect(seen).toHaveLength(1);
    await show(61_000);
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('shows the page’s data without a request until it is a minute old, then refetches in the background', async () => {
    const server = createClient({ link: linkReturning(response).link, ssr: true });
    await server.query({ query: settings });
    const { link, seen } = linkReturning({
      data: { siteSettings: [{ ...response.data.siteSettings[0], settingValue: 'Yeni' }] },
    });
    const client = createClient({ link, restored: server.cache.extract() });

    vi.setSystemTime(Date.now() + 59_000);
    mount(client);
    expect(screen.getByText('Merhaba')).toBeTruthy();
    expect(seen).toHaveLength(0);
    cleanup();

    vi.setSystemTime(Date.now() + 2000);
    mount(client);
    expect(screen.getByText('Merhaba')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Yeni')).toBeTruthy());
    cleanup();

    mount(client);
    expect(seen).toHaveLength(1);
  });
});

describe('documents with a hash', () => {
  const hashed = { ...settings, __meta__: { hash: 'abc' } } as DocumentNode;

  function serverWith(...bodies: object[]) {
    const sent: { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } }[] = [];
    vi.stubGlobal('fetch', async (_uri: string, options: { body: string }) => {
      sent.push(JSON.parse(options.body));
      const body = bodies[sent.length - 1] ?? response;
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
    return sent;
  }

  afterEach(() => vi.unstubAllGlobals());

  it('travel as their hash alone', async () => {
    const sent = serverWith(response);
    await createClient({ uri: 'http://practice.test/graphql' }).query({ query: hashed });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toBeUndefined();
    expect(sent[0]?.extensions?.persistedQuery?.sha256Hash).toBe('abc');
  });

  it('follow in full when the server does not know the hash', async () => {
    const sent = serverWith({ errors: [{ message: 'PersistedQueryNotFound' }] }, response);
    const { data } = await createClient({ uri: 'http://practice.test/graphql' }).query({ query: hashed });
    expect(sent[1]?.query).toContain('query SiteSettings');
    expect(data).toEqual(response.data);
  });

  it('are not made up for documents without one', async () => {
    const sent = serverWith(response);
    await createClient({ uri: 'http://practice.test/graphql' }).query({ query: settings });
    expect(sent[0]?.query).toContain('query SiteSettings');
  });
});

describe('readProblem', () => {
  const errors = [{ field: 'phone', message: 'Geçerli bir Türkiye telefon numarası giriniz', code: 'custom' }];

  it('reads what a function refused', () => {
    expect(readProblem(new CombinedGraphQLErrors(refusal('VALIDATION_FAILED', { errors })))).toEqual({
      message: 'Bir cümle',
      code: 'VALIDATION_FAILED',
      errors,
      offline: false,
    });
  });

  it.each([
    ['a REST body', { message: 'Çok fazla istek', code: 'TOO_MANY_REQUESTS', errors: [] }],
    [
      'a GraphQL body',
      { errors: [{ message: 'x', extensions: { message: 'Çok fazla istek', code: 'TOO_MANY_REQUESTS' } }] },
    ],
  ])('reads an error status with %s', (_what, body) => {
    expect(readProblem(serverError(429, body))).toMatchObject({
      message: 'Çok fazla istek',
      code: 'TOO_MANY_REQUESTS',
      errors: [],
    });
  });

  it('distinguishes no connection from an unreachable server', () => {
    const lost = new TypeError('Failed to fetch');
    expect(readProblem(lost, false)).toMatchObject({ code: 'OFFLINE', offline: true });
    expect(readProblem(lost, true)).toMatchObject({ code: 'UNREACHABLE', offline: false });
  });

  it('never shows what it cannot read', () => {
    const html = new ServerError('failed', { response: new Response(null, { status: 502 }), bodyText: '<html>' });
    expect(readProblem(html)).toEqual({
      message: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
      code: 'INTERNAL',
      errors: [],
      offline: false,
    });
  });
});
