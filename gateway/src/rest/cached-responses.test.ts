import { brotliDecompressSync } from 'node:zlib';
import { database } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway({ watches: true });
const visitor = () => gateway.visitor();
const read = async (path: string, caller: Caller = visitor()) => (await caller.get(path)).text;
let admin: Caller;
beforeAll(async () => {
  admin = await gateway.login('admin');
});

/** Changes a collection around the services, so that no event says so. */
async function changeUnnoticed(collection: string, change: object): Promise<void> {
  await database().collection(collection).updateMany({}, { $set: change });
}

describe('a public list that nothing has changed', () => {
  it.each([
    ['/api/blog', 'blog_posts', { title: 'Bambaşka' }],
    ['/api/blog?page=1&pageSize=2', 'blog_posts', { title: 'Daha başka' }],
    ['/api/services', 'therapy_services', { description: 'Bambaşka' }],
    ['/api/testimonials', 'testimonials', { content: 'Bambaşka' }],
    ['/api/local-pages', 'local_pages', { cityName: 'Bambaşka' }],
    ['/api/legal-texts', 'legal_texts', { title: 'Bambaşka' }],
  ])('%s is read from the database once', async (path, collection, change) => {
    const first = await visitor().get(path);
    expect(first.status).toBe(200);
    await changeUnnoticed(collection, change);
    const second = await visitor().get(path);
    expect(second.text).toBe(first.text);
    for (const name of ['etag', 'x-total-count', 'content-type', 'cache-control', 'vary']) {
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('vary')).toBe('Cookie, Authorization, Accept-Encoding');
  });

  it('is not sent to those who have it', async () => {
    const first = await visitor().get('/api/services');
    const known = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await visitor().get('/api/services', known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', known['if-none-match']]);
    expect((await visitor().get('/api/services', { ...known, 'if-none-match': 'W/"x"' })).status).toBe(200);
  });

  it('has the same headers and no body for HEAD', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const { headers } = await visitor().get('/api/blog', plain);
    const head = await visitor().send('HEAD', '/api/blog', undefined, plain);
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'x-total-count']) {
      expect(head.headers.get(name)).toBe(headers.get(name));
    }
  });

  it('comes compressed, and whole', async () => {
    const { get } = await import('node:http');
    const bytes = await new Promise<Buffer>((resolve) => {
      get(new URL('/api/blog', gateway.url), { headers: { 'accept-encoding': 'br' } }, (response) => {
        expect(response.headers['content-encoding']).toBe('br');
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      });
    });
    expect(brotliDecompressSync(bytes).toString()).toBe(await read('/api/blog'));
  });

  it('refuses what it refused before', async () => {
    await read('/api/blog?page=1');
    expect((await visitor().get('/api/blog?page=x')).status).toBe(400);
    expect((await visitor().get('/api/blog?page=1', { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('a change is in the very next response', () => {
  const post = { title: 'Yeni bir yazı', content: '<p>Metin.</p>', author: 'Selin', isPublished: true };
  const create = async (fields: object = {}) =>
    (await admin.post('/api/blog', { ...post, ...fields })).body as { id: string };

  it('of posts: created, changed, read and deleted', async () => {
    const shown = async () => [await read('/api/blog'), await read('/api/blog/category/Genel')].join();
    await shown();
    const { id } = await create({ title: 'İlk adı', category: 'Genel' });
    expect((await shown()).split('İlk adı')).toHaveLength(3);
    await admin.send('PUT', `/api/blog/${id}`, { title: 'Son adı' });
    expect((await shown()).split('Son adı')).toHaveLength(3);
    await visitor().post(`/api/blog/${id}/view`, {}, { 'user-agent': 'Mozilla/5.0' });
    const posts = JSON.parse(await read('/api/blog')) as { id: string; viewCount: number }[];
    expect(posts.find((one) => one.id === id)?.viewCount).toBe(1);
    await admin.send('DELETE', `/api/blog/${id}`, undefined);
    expect(await shown()).not.toContain('Son adı');
  });

  it('of services, also when a setting decides what is shown of them', async () => {
    const service = { title: 'Masal Terapisi', description: 'Masallarla.', price: 4321 };
    await read('/api/services');
    expect((await admin.post('/api/services', service)).status).toBe(201);
    expect(await read('/api/services')).toContain('Masal Terapisi');
    expect(await read('/api/services')).not.toContain('4321');
    await admin.send('PUT', '/api/site-settings/bulk', {
      settings: [{ key: 'service_prices_visible', value: 'true' }],
    });
    expect(await read('/api/services')).toContain('4321');
  });

  it('and reaches a gateway that only hears of it', async () => {
    const other = await gateway.another();
    const there = async () => (await fetch(`${other}/api/blog`)).text();
    expect(await there()).toBe(await there());
    await create({ title: 'Uzaktaki yazı' });
    await vi.waitFor(async () => expect(await there()).toContain('Uzaktaki yazı'), 30_000);
  });

  it('and what only editors may see reaches no visitor', async () => {
    await create({ title: 'Taslak yazı', isPublished: false });
    expect(await read('/api/blog', admin)).toContain('Taslak yazı');
    expect(await read('/api/blog')).not.toContain('Taslak yazı');
    expect(await read('/api/blog', admin)).toContain('Taslak yazı');
    expect((await admin.get('/api/blog')).headers.get('cache-control')).toBe('no-store');
  });
});

it('is kept of routes alone that give every visitor the same', () => {
  const routes = gateway.services.flatMap((service) => service.routes).filter(({ changedBy }) => changedBy);
  expect(routes.length).toBeGreaterThan(7);
  for (const { method, isPublic, sessionOnly, path } of routes) {
    expect({ path, method, isPublic, sessionOnly }).toEqual({
      path,
      method: 'get',
      isPublic: true,
      sessionOnly: undefined,
    });
  }
});
