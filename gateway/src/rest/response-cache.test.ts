import { get, type RouteRequest, type RouteResponse } from '@practice/service-kit';
import { expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const maxBytes = 1024 ** 2;
const posts = get('/api/posts', async () => [], {
  summary: '',
  changedBy: ['blog-post.changed', 'site-setting.changed'],
});
const asked = (query: Record<string, unknown> = {}): RouteRequest => ({ params: {}, query, body: undefined });
const response = (body: unknown): RouteResponse => ({ status: 200, headers: {}, body });

/** Reads through the cache; gives the body, which is `fresh` when nothing was kept. */
async function read(cache: ResponseCache, fresh: unknown, query?: Record<string, unknown>): Promise<unknown> {
  const cached = await cache.read(posts, asked(query), async () => response(fresh));
  return JSON.parse(String(await cached.body('identity')));
}

it('keeps a response for each query', async () => {
  const cache = new ResponseCache({ maxBytes });
  expect(await read(cache, 'first')).toBe('first');
  expect(await read(cache, 'second')).toBe('first');
  expect(await read(cache, 'second page', { page: '2' })).toBe('second page');
});

it('keeps nothing that failed', async () => {
  const cache = new ResponseCache({ maxBytes });
  const failed = cache.read(posts, asked(), () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  expect(await read(cache, 'there again')).toBe('there again');
});

it('drops a response with each of its events, and with no other', async () => {
  let now = 1000;
  const cache = new ResponseCache({ maxBytes, now: () => now });
  await read(cache, 'first');
  cache.drop('menu.changed');
  expect(await read(cache, 'second')).toBe('first');
  for (const type of ['blog-post.changed', 'site-setting.changed'] as const) {
    cache.drop(type);
    expect(await read(cache, type)).toBe(type);
    // A service of its own may have given an old one.
    now += 1001;
    expect(await read(cache, `${type} once more`)).toBe(`${type} once more`);
  }
});

it('does not keep a response that was being read when its event came', async () => {
  const cache = new ResponseCache({ maxBytes });
  const old = await cache.read(posts, asked(), async () => {
    cache.drop('blog-post.changed');
    return response('old');
  });
  expect(String(await old.body('identity'))).toBe('"old"');
  expect(await read(cache, 'new')).toBe('new');
});

it('keeps a response for a minute at most, for posts that are due', async () => {
  let now = 1000;
  const cache = new ResponseCache({ maxBytes, now: () => now });
  await read(cache, 'first');
  now += 59_999;
  expect(await read(cache, 'second')).toBe('first');
  now += 2;
  expect(await read(cache, 'second')).toBe('second');
});

it('stays within its memory, whatever is requested', async () => {
  const cache = new ResponseCache({ maxBytes: 20_000 });
  for (let page = 0; page < 500; page += 1) await read(cache, 'x'.repeat(1000), { page });
  expect(cache.size).toBeGreaterThan(10_000);
  expect(cache.size).toBeLessThanOrEqual(20_000);
  await read(cache, 'x'.repeat(10_000), { page: 'large' });
  await read(cache, 'x', { text: 'x'.repeat(1000) });
  expect(await read(cache, 'y', { page: 'large' })).toBe('y');
  expect(await read(cache, 'y', { text: 'x'.repeat(1000) })).toBe('y');
});

it('keeps nothing without memory', async () => {
  const cache = new ResponseCache({ maxBytes: 0 });
  await read(cache, 'first');
  expect(await read(cache, 'second')).toBe('second');
});
