import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type DocumentNode, parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Execute, QueryClient, QueryProvider, readProblem, useQuery } from './index.ts';
import type { QueryDocument } from './request.ts';

type Times = { times: string[] };
const ofDay = parse('query Times($day: String!) { times(day: $day) }') as QueryDocument<Times, { day: string }>;
const hashed = { ...ofDay, __meta__: { hash: 'abc' } } as QueryDocument<Times, { day: string }>;
const monday = { day: 'monday' };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns the given responses in turn and repeats the last one. */
function clientReturning(...responses: (() => unknown)[]) {
  const requests: Record<string, unknown>[] = [];
  const execute: Execute = async (_document: DocumentNode, variables) => {
    const response = responses[Math.min(requests.push(variables), responses.length) - 1];
    return response?.() as never;
  };
  return { client: new QueryClient({ execute }), requests };
}

const times =
  (...list: string[]) =>
  () => ({ data: { times: list } });
const refused =
  (code: string, data: unknown = null) =>
  () => ({
    data,
    errors: [{ message: code, extensions: { code, message: `Cümle ${code}` } }],
  });

describe('the client', () => {
  it('caches results by document and variables, and simultaneous callers share one request', async () => {
    const { client, requests } = clientReturning(times('09:00'));
    await Promise.all([
      client.query({ query: ofDay, variables: monday }),
      client.query({ query: ofDay, variables: monday }),
    ]);
    await client.query({ query: ofDay, variables: monday });
    expect(requests).toHaveLength(1);
    await client.query({ query: ofDay, variables: { day: 'tuesday' } });
    await client.query({ query: ofDay, variables: monday, fetchPolicy: 'network-only' });
    expect(requests).toHaveLength(3);
  });

  it('carries what it knows from the server’s page into the browser’s', async () => {
    const { client } = clientReturning(times('09:00'));
    await client.query({ query: ofDay, variables: monday });
    const execute = vi.fn();
    const restored = new QueryClient({ execute, restored: JSON.parse(JSON.stringify(client.extract())) });
    expect(await restored.query({ query: ofDay, variables: monday })).toEqual({ data: { times: ['09:00'] } });
    expect(execute).not.toHaveBeenCalled();
  });

  it.each([
    ['a server in trouble, twice', 'UNAVAILABLE', 3],
    ['a refusal, never', 'NOT_FOUND', 1],
  ])('repeats a query after %s', async (_what, code, requestCount) => {
    vi.useFakeTimers();
    const { client, requests } = clientReturning(refused(code));
    const response = client.query({ query: ofDay, variables: monday }).catch((error) => readProblem(error));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await response).toMatchObject({ code, message: `Cümle ${code}` });
    expect(requests).toHaveLength(requestCount);
  });

  it('never retries a mutation, and caches nothing of it', async () => {
    const { client, requests } = clientReturning(refused('UNAVAILABLE'));
    await expect(client.mutate({ mutation: ofDay, variables: monday })).rejects.toThrow('UNAVAILABLE');
    expect(requests).toHaveLength(1);
    expect(client.extract()).toEqual({});
  });

  it('shows data that came with errors only with errorPolicy all', async () => {
    const { client } = clientReturning(refused('NOT_FOUND', { times: [] }));
    await expect(client.query({ query: ofDay, variables: monday })).rejects.toThrow('NOT_FOUND');
    const response = await client.query({ query: ofDay, variables: { day: 'sunday' }, errorPolicy: 'all' });
    expect(response.data).toEqual({ times: [] });
  });
});

describe('over HTTP', () => {
  type Seen = { body: Record<string, unknown>; key: string | undefined };

  async function serve(respond: (seen: Seen, count: number) => { status?: number; headers?: object; body: string }) {
    const seen: Seen[] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const call = { body: JSON.parse(text), key: request.headers['idempotency-key'] as string | undefined };
      const { status = 200, headers = {}, body } = respond(call, seen.push(call));
      response.writeHead(status, { connection: 'close', 'content-type': 'application/json', ...headers }).end(body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = new QueryClient({ uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ssr: true });
    return { client, seen, stop: () => new Promise((resolve) => server.close(resolve)) };
  }

  it('a document goes by its hash; its text follows where the server does not know it', async () => {
    const unknown = { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
    const { client, seen, stop } = await serve((_seen, count) => ({
      body: JSON.stringify(count === 1 ? unknown : { data: { times: ['10:00'] } }),
    }));
    expect((await client.query({ query: hashed, variables: monday })).data).toEqual({ times: ['10:00'] });
    await stop();
    expect(seen[0]?.body).toEqual({
      operationName: 'Times',
      variables: monday,
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
    expect(seen[1]?.body).toMatchObject({ query: expect.stringContaining('query Times') });
  });

  it('headers go along, and a refusal with a status is read with its sentence and its wait', async () => {
    const body = { message: 'Çok fazla istek', code: 'TOO_MANY_REQUESTS', errors: [{ field: 'email', message: 'x' }] };
    const { client, seen, stop } = await serve(() => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: JSON.stringify(body),
    }));
    const headers = { 'Idempotency-Key': 'k1' };
    const problem = await client.mutate({ mutation: hashed, variables: monday, headers }).catch(readProblem);
    await stop();
    expect(seen[0]?.key).toBe('k1');
    expect(problem).toEqual({ ...body, offline: false, retryAfterSeconds: 30 });
  });

  it('distinguishes an unreadable response from none', async () => {
    const { client, stop } = await serve(() => ({ status: 502, body: '<html>' }));
    const run = () => client.query({ query: hashed, variables: monday }).catch((error) => readProblem(error).code);
    expect(await run()).toBe('INTERNAL');
    await stop();
    expect(await run()).toBe('UNREACHABLE');
  });
});

type Props = { day?: string; policy?: 'cache-first' | 'network-only' };

function Shown({ day = 'monday', policy = 'cache-first' }: Props) {
  const { data, error, loading, refetch } = useQuery(ofDay, {
    variables: { day },
    skip: day === '',
    fetchPolicy: policy,
  });
  return (
    <button type="button" onClick={() => void refetch()}>
      {[data?.times.join() ?? '-', error?.message ?? '-', loading ? 'yükleniyor' : 'durdu'].join(' ')}
    </button>
  );
}

describe('useQuery', () => {
  const inPage = (client: QueryClient, props: Props = {}) => (
    <QueryProvider value={client}>
      <Shown {...props} />
    </QueryProvider>
  );
  const shown = () => screen.getByRole('button').textContent;

  it('asks once, and shows what came', async () => {
    const { client, requests } = clientReturning(times('09:00'));
    render(inPage(client));
    expect(shown()).toBe('- - yükleniyor');
    await waitFor(() => expect(shown()).toBe('09:00 - durdu'));
    cleanup();
    render(inPage(client));
    expect(shown()).toBe('09:00 - durdu');
    expect(requests).toHaveLength(1);
  });

  it('a refresh that fails leaves what is on screen', async () => {
    const { client } = clientReturning(times('09:00'), refused('NOT_FOUND'), times('10:00'));
    render(inPage(client));
    await waitFor(() => expect(shown()).toBe('09:00 - durdu'));
    await act(async () => screen.getByRole('button').click());
    await waitFor(() => expect(shown()).toBe('09:00 NOT_FOUND durdu'));
    await act(async () => screen.getByRole('button').click());
    await waitFor(() => expect(shown()).toBe('10:00 - durdu'));
  });

  it('with network-only shows no result from before its own request', async () => {
    const { client, requests } = clientReturning(times('09:00'), times('10:00'), times('11:00'));
    await client.query({ query: ofDay, variables: monday });
    const { rerender } = render(inPage(client, { policy: 'network-only' }));
    expect(shown()).toBe('- - yükleniyor');
    await waitFor(() => expect(shown()).toBe('10:00 - durdu'));
    rerender(inPage(client, { day: '', policy: 'network-only' }));
    expect(shown()).toBe('- - durdu');
    rerender(inPage(client, { policy: 'network-only' }));
    expect(shown()).toContain('-');
    await waitFor(() => expect(shown()).toBe('11:00 - durdu'));
    expect(requests).toHaveLength(3);
  });

  it('what is evicted is refetched where it is on screen, and dropped elsewhere', async () => {
    const { client, requests } = clientReturning(times('09:00'), times('tuesday'), times('10:00'));
    render(inPage(client));
    await waitFor(() => expect(shown()).toBe('09:00 - durdu'));
    await client.query({ query: ofDay, variables: { day: 'tuesday' } });
    act(() => client.forget([ofDay], { isRefresh: true }));
    await waitFor(() => expect(shown()).toBe('10:00 - durdu'));
    expect(requests).toHaveLength(3);
    expect(Object.values(client.extract())).toEqual([{ times: ['10:00'] }]);
  });

  it('what is evicted while it is on its way is sent again, and the answer from before is left', async () => {
    const answers: ((result: Awaited<ReturnType<Execute>>) => void)[] = [];
    const client = new QueryClient({ execute: () => new Promise((resolve) => void answers.push(resolve)) });
    render(inPage(client));
    act(() => client.forget([ofDay], { isRefresh: true }));
    expect(answers).toHaveLength(2);
    await act(async () => answers[1]?.(times('10:00')()));
    expect(shown()).toBe('10:00 - durdu');
    await act(async () => answers[0]?.(times('09:00')()));
    expect(shown()).toBe('10:00 - durdu');
  });
});
