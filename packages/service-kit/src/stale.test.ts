import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemContext } from './context.ts';
import { EventFeed } from './event-feed.ts';
import { emit } from './events.ts';
import { finishServer, serveService } from './serve.ts';
import { defineService } from './service.ts';
import { mintToken } from './service-token.ts';
import { carriedStale, onStale, STALE_HEADER, type Stale, takeStale } from './stale.ts';
import { useTestDatabase } from './testing/index.ts';
import { withTransaction } from './transaction.ts';

useTestDatabase([]);

const changeUser = (userId: string) =>
  withTransaction(async (session) => {
    emit(session, 'user.changed', { id: userId });
    emit(session, 'menu.changed', { slug: 'header' });
  });

/** What becomes out of date from here to the end of the test. */
function collect(): Stale[] {
  const found: Stale[] = [];
  onTestFinished(onStale((stale) => found.push(stale)));
  return found;
}

afterEach(() => vi.useRealTimers());

describe('what a change makes out of date', () => {
  it('is known in the process of the change at once, before any event is read', async () => {
    const feed = new EventFeed();
    onTestFinished(onStale((stale) => feed.clear(stale)));
    const cleared: (string | null)[] = [];
    feed.onStale('user.changed', (part) => cleared.push(part));
    feed.onStale('site-setting.changed', () => cleared.push('settings'));
    await changeUser('u1');
    expect(cleared).toEqual(['u1']);
  });

  it('is not reported when the change was rolled back', async () => {
    const found = collect();
    const failing = withTransaction(async (session) => {
      emit(session, 'user.changed', { id: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(found).toEqual([]);
  });

  it('is sent along for some seconds, until events have certainly been read', async () => {
    await changeUser('u2');
    expect(carriedStale()).toContain('"u2"');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 });
    expect(carriedStale()).toBeUndefined();
  });

  it('is applied once, however often it arrives, and only when it is readable', () => {
    const found = collect();
    const stale = JSON.stringify([{ id: 'x1', type: 'user.changed', part: 'u3', at: Date.now() }]);
    for (const header of [undefined, '', 'no JSON', '[{"type":"user.changed"}]', stale, stale]) takeStale(header);
    expect(found).toMatchObject([{ id: 'x1', part: 'u3' }]);
  });
});

describe('a service as a process of its own', () => {
  async function serve(): Promise<(path: string, init: RequestInit) => Promise<Response>> {
    const service = defineService({
      name: 'content',
      sdl: 'type Query { a: Int } type Mutation { change: Int }',
      resolvers: { Mutation: { change: () => changeUser('by GraphQL') } },
      routes: [],
      models: [],
      internal: {
        change: () => changeUser('by a call'),
        changeAndFail: async () => {
          await changeUser('by a failure');
          throw new Error('after the commit');
        },
      },
    });
    const server: Server = await serveService(service, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => finishServer(server));
    const { port } = server.address() as AddressInfo;
    return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init });
  }
  const signed = () => ({
    authorization: `Bearer ${mintToken(systemContext('test'), 'content')}`,
    'content-type': 'application/json',
  });

  it.each([
    ['by a call', '/internal/change', {}],
    ['by a failure', '/internal/changeAndFail', {}],
    ['by GraphQL', '/graphql', { query: 'mutation { change }' }],
  ])('says %s what its change made out of date', async (part, path, body) => {
    const post = await serve();
    const response = await post(path, { headers: signed(), body: JSON.stringify(body) });
    expect(JSON.parse(response.headers.get(STALE_HEADER) ?? '[]')).toContainEqual(
      expect.objectContaining({ type: 'user.changed', part }),
    );
  });

  it('accepts it from callers, and neither accepts nor reports anything without a token', async () => {
    const post = await serve();
    const found = collect();
    const header = JSON.stringify([{ id: 'x2', type: 'user.changed', part: 'u4', at: Date.now() }]);
    const refused = await post('/internal/none', { headers: { [STALE_HEADER]: header }, body: '{}' });
    expect([refused.status, refused.headers.has(STALE_HEADER), found]).toEqual([401, false, []]);
    await post('/internal/none', { headers: { ...signed(), [STALE_HEADER]: header }, body: '{}' });
    expect(found).toMatchObject([{ id: 'x2', part: 'u4' }]);
  });
});
