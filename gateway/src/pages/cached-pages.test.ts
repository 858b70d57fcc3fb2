import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONTENT_PREVIEW_SEARCH } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { describe, expect, it, vi } from 'vitest';
import { PREVIEW_COOKIE } from '../remotes/preview-choice.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { testShell } from '../testing/test-shell.ts';

const shell = testShell({
  '/': '{ siteSettings { settingKey settingValue } }',
  '/hizmetler': '{ __typename therapyServices { title } }',
  '/kvkk': '{ legalTexts { title } }',
  '/admin': '{ siteSettings { settingKey } }',
  '/saatler': '{ availability(date: "2030-01-07") { date } }',
});
let build = '1';
const gateway = testGateway({
  watches: true,
  remotes: {
    shell: () => ({ ...shell(), version: build }),
    previews: () => [{ name: 'mf-public', live: null, previews: [{ version: '2.0.0', isPersonal: false }] }],
  },
});
const read = async (caller: Caller, path: string) => (await caller.get(path, { accept: 'text/html' })).text;
const page = (path: string) => read(gateway.visitor(), path);

const service = { title: 'Masal Terapisi', description: 'Masallarla.' };

describe('a page that nothing has changed on', () => {
  it('is not rendered again for a visitor who forges the cookie of previews', async () => {
    const first = await page('/kvkk');
    const forged = { accept: 'text/html', cookie: `${PREVIEW_COOKIE}=mf-public@2.0.0; practice=s%3Aa.b` };
    const { text, headers } = await gateway.visitor().get('/kvkk', forged);
    expect(text).toBe(first);
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
  });

  it('is rendered once, for visitors and staff alike', async () => {
    const first = await page('/hizmetler');
    expect(first).toContain('Oyun Terapisi');
    expect(await page('/hizmetler')).toBe(first);
    const staff = await gateway.login('admin');
    const response = await staff.get('/hizmetler');
    expect(response.text).toBe(first);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('is not sent to those who have it', async () => {
    const first = await gateway.visitor().get('/hizmetler');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // fetch would add 'no-cache' to a conditional request, as a forced reload does.
    const ask = (tag: string) =>
      gateway.visitor().get('/hizmetler', { 'if-none-match': tag, 'cache-control': 'max-age=0' });
    const again = await ask(etag);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask('W/"another"')).status).toBe(200);
  });

  it('has the same headers and no body for HEAD', async () => {
    const { headers } = await gateway.visitor().get('/hizmetler', { 'accept-encoding': 'identity' });
    const head = await gateway.visitor().send('HEAD', '/hizmetler', undefined, { 'accept-encoding': 'identity' });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'content-security-policy', 'vary', 'cache-control']) {
      expect([name, head.headers.get(name)]).toEqual([name, headers.get(name)]);
    }
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes with %s, and whole', async (encoding, decompress) => {
    const { get } = await import('node:http');
    const bytes = await new Promise<Buffer>((resolve) => {
      get(new URL('/hizmetler', gateway.url), { headers: { 'accept-encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding);
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      });
    });
    expect(decompress(bytes).toString()).toBe(await page('/hizmetler'));
  });

  it('is the same for all queries that it does not read', async () => {
    const first = await page('/hizmetler');
    for (const query of ['?gclid=1', '?a=1&b=2', '?']) expect(await page(`/hizmetler${query}`)).toBe(first);
  });
});

describe('a change', () => {
  it('is on the very next page that shows it, and leaves the others as they are', async () => {
    const editor = await gateway.login('admin');
    const [services, legal] = [await page('/hizmetler'), await page('/kvkk')];
    const created = await editor.post('/api/services', service);
    expect(created.status).toBe(201);
    const next = await page('/hizmetler');
    expect(next).toContain('Masal Terapisi');
    expect(next).not.toBe(services);
    expect(await page('/kvkk')).toBe(legal);
    const { id } = created.body as { id: string };
    expect((await editor.send('DELETE', `/api/services/${id}`, undefined)).status).toBeLessThan(300);
    expect(await page('/hizmetler')).not.toContain('Masal Terapisi');
  });

  it('made by GraphQL is on the very next page too', async () => {
    const editor = await gateway.login('admin');
    await page('/hizmetler');
    const { errors } = await editor.graphql(
      'mutation ($input: CreateTherapyServiceInput!) { createTherapyService(input: $input) { id } }',
      { input: { ...service, title: 'Kum Terapisi' } },
    );
    expect(errors).toEqual([]);
    expect(await page('/hizmetler')).toContain('Kum Terapisi');
  });

  it('reaches a gateway that only hears of it', async () => {
    const other = await gateway.another();
    const there = async () => (await fetch(`${other}/`)).text();
    expect(await there()).toBe(await there());
    const editor = await gateway.login('admin');
    const settings = [{ key: 'hero_title', value: 'Bir başka merhaba' }];
    expect((await editor.send('PUT', '/api/site-settings/bulk', { settings })).status).toBe(200);
    await vi.waitFor(async () => expect(await there()).toContain('Bir başka merhaba'), 30_000);
  });

  it('of the builds is on the next page', async () => {
    // What was saved just before may still be announced to this gateway, and drops the page once more.
    await vi.waitFor(async () => expect(await page('/kvkk')).toBe(await page('/kvkk')), 30_000);
    const first = await page('/kvkk');
    build = '2';
    await vi.waitFor(async () => expect(await page('/kvkk')).not.toBe(first), 30_000);
  });
});

describe('is never cached:', () => {
  it.each([
    ['the back office', '/admin', {}],
    ['what no event is about', '/saatler', {}],
  ])('%s', async (_what, path) => {
    const [first, second] = [await gateway.visitor().get(path), await gateway.visitor().get(path)];
    expect(second.text).not.toBe(first.text);
    expect(first.headers.get('cache-control')).toBe('private, no-cache, no-transform');
    expect(first.headers.has('etag')).toBe(false);
  });

  it('a page of staff who have chosen a preview', async () => {
    const staff = await gateway.login('admin');
    const chosen = { cookie: `${staff.cookie()}; ${PREVIEW_COOKIE}=mf-public@2.0.0` };
    const [first, second] = [await staff.get('/kvkk', chosen), await staff.get('/kvkk', chosen)];
    expect(second.text).not.toBe(first.text);
    expect(first.headers.get('cache-control')).toBe('private, no-store, no-transform');
  });

  it('an address that does not exist', async () => {
    const { status, headers } = await gateway.visitor().get('/boyle-bir-sayfa-yok');
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache, no-transform']);
  });
});

it('can be shown in a frame by this site where the content manager requests it, and otherwise by none', async () => {
  const framing = async (path: string) => {
    const { headers } = await gateway.visitor().get(path);
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [ancestors, headers.get('x-frame-options')];
  };
  const flag = CONTENT_PREVIEW_SEARCH;
  expect(await framing('/hizmetler')).toEqual(["'none'", 'DENY']);
  expect(await framing(`/hizmetler${flag}`)).toEqual(["'self'", 'SAMEORIGIN']);
  expect(await framing(`/hizmetler${flag}&a=1`)).toEqual(["'none'", 'DENY']);
  expect(await framing(`/admin${flag}`)).toEqual(["'none'", 'DENY']);
  const first = await gateway.visitor().get('/hizmetler');
  const again = await gateway.visitor().get(`/hizmetler${flag}`, {
    'if-none-match': first.headers.get('etag') ?? '',
    'cache-control': 'max-age=0',
  });
  expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, 'SAMEORIGIN']);
});
