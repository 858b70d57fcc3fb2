import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventConsumer } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

/** A shell whose pages are empty: what is tested comes before them. */
const folder = mkdtempSync(join(tmpdir(), 'practice-addresses-'));
const serverBundle = join(folder, 'server.cjs');
const empty = {
  htmlAttributes: {},
  headHtml: '',
  styles: [],
  bodyHtml: '',
  inlineScripts: [],
  errors: [],
};
writeFileSync(
  serverBundle,
  `exports.starter = 'function () {}'; exports.sharedModules = {};
  exports.renderPage = async () => (${JSON.stringify({ status: 200, ...empty, boot: { remotes: [] } })});`,
);
const build = { version: '1', main: 'main.js', startScripts: [], interactiveRoutes: [], styles: [], fonts: [] };
const gateway = testGateway({
  watches: true,
  remotes: { shell: () => ({ ...build, filesDir: folder, serverBundle, server: serverBundle }) },
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const https = { 'x-forwarded-proto': 'https' };
let admin: Caller;
let secureAdmin: Caller;
beforeAll(async () => {
  admin = await gateway.login('admin');
  secureAdmin = await gateway.login('admin', https);
});

/** A request as it is, with no address resolved by the client. */
function visit(path: string, { method = 'GET', ...headers }: Record<string, string> = {}, base = gateway.url) {
  const { hostname, port } = new URL(base);
  return new Promise<{ status: number; location: string | undefined; retryAfter: string | undefined; body: string }>(
    (resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        const { statusCode: status = 0, headers: got } = response;
        response.on('end', () => resolve({ status, location: got.location, retryAfter: got['retry-after'], body }));
      });
      sent.on('error', reject).end();
    },
  );
}

async function set(values: Record<string, string>): Promise<void> {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }));
  // That https is required of everybody can be said over https alone.
  const { status } = await secureAdmin.send('PUT', '/api/site-settings/bulk', { settings }, https);
  expect(status).toBe(200);
}

async function redirect(fromUrl: string, toUrl: string, fields: object = {}): Promise<string> {
  const { status, body } = await admin.post('/api/seo/redirects', { fromUrl, toUrl, ...fields });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

describe('a redirect', () => {
  it('is in the very next answer, and gone in the next after it is deleted', async () => {
    expect((await visit('/eski-hizmet')).location).toBeUndefined();
    const id = await redirect('/eski-hizmet', '/randevu', { redirectType: 308 });
    expect(await visit('/eski-hizmet')).toMatchObject({ status: 308, location: '/randevu' });
    await admin.send('DELETE', `/api/seo/redirects/${id}`, undefined);
    expect((await visit('/eski-hizmet')).location).toBeUndefined();
  });

  it('is there on another gateway soon after', async () => {
    const another = await gateway.another();
    await visit('/eski-sayfa', {}, another);
    await redirect('/eski-sayfa', '/randevu');
    await expect.poll(async () => (await visit('/eski-sayfa', {}, another)).location).toBe('/randevu');
  });

  it('takes any spelling of its path, and the query along', async () => {
    await redirect('/Eski-Yazı', '/randevu');
    for (const path of ['/eski-yaz%C4%B1', '/ESKI-yaz%C4%B1/', '//eski-yaz%C4%B1']) {
      expect((await visit(`${path}?a=1&b=%20`)).location).toBe('/randevu?a=1&b=%20');
    }
    await redirect('/kampanya', '/randevu?hizmet=oyun-grubu#form');
    expect((await visit('/kampanya?a=1&hizmet=x&gclid=Cj0%2FK')).location).toBe(
      '/randevu?hizmet=oyun-grubu&a=1&gclid=Cj0%2FK#form',
    );
    await redirect('/baska-site', 'https://www.ornek.com/a');
    expect((await visit('/baska-site')).location).toBe('https://www.ornek.com/a');
  });

  it('with a query of its own leads what has it, and hands on the rest', async () => {
    await redirect('/sayfa.php?id=12', '/randevu');
    await redirect('/sayfa.php?tur=blog&id=12', '/blog');
    await redirect('/?p=7', '/iletisim');
    expect((await visit('/sayfa.php?id=12&utm_source=x')).location).toBe('/randevu?utm_source=x');
    expect((await visit('/SAYFA.php?id=12&tur=blog')).location).toBe('/blog');
    expect((await visit('/sayfa.php?id=13')).location).toBeUndefined();
    expect((await visit('/?p=7')).location).toBe('/iletisim');
    expect((await visit('/')).status).toBe(200);
  });

  it('is found in Turkish and in Latin letters', async () => {
    await redirect('/ESKİ-IŞIK', '/randevu');
    for (const path of ['/eski-isik', '/ESKI-ISIK', '/eski-%C4%B1%C5%9F%C4%B1k', '/Esk%C4%B0-I%C5%9Eik/']) {
      expect((await visit(path)).location).toBe('/randevu');
    }
    const again = await admin.post('/api/seo/redirects', { fromUrl: '/eski-isik', toUrl: '/blog' });
    expect(again.status).toBe(409);
  });

  it('is not needed for a page whose address is written with capitals or Turkish letters', async () => {
    for (const path of ['/%C4%B0LET%C4%B0%C5%9E%C4%B0M', '/ILETISIM', '/Iletisim/', '/ILET%C4%B0%C5%9EIM']) {
      expect(await visit(`${path}?a=B`)).toMatchObject({ status: 301, location: '/iletisim?a=B' });
    }
    for (const path of ['/blog', '/hizmetler/grup-terapisi', '/corlu-cocuk-psikologu']) {
      expect([(await visit(path.toUpperCase())).location, (await visit(path)).location]).toEqual([path, undefined]);
    }
    for (const path of ['/', '/ADMIN', '/API/Services', '/Boyle-Bir-Sayfa-Yok', '/Robots.TXT', '/Randevu.PNG']) {
      expect((await visit(path)).location).toBeUndefined();
    }
    expect((await visit('/olmayan-%C5%9Fey')).location).toBeUndefined();
    const { status, body } = await admin.post('/api/seo/redirects', { fromUrl: '/İLETİŞİM', toUrl: '/blog' });
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('sitenin kendi adreslerinden biri')]);
  });

  it.each([
    ['/joker-a/*', '/randevu', '/joker-a/x/y', '/randevu'],
    ['^/joker-b/(.*)$', '/blog/$1', '/joker-b/kaygi', '/blog/kaygi'],
    ['/joker-c/:yil/:ad', '/blog/:ad', '/joker-c/2020/kaygi', '/blog/kaygi'],
  ])('from %s to %s is what its form says', async (fromUrl, toUrl, path, location) => {
    await redirect(fromUrl, toUrl);
    expect((await visit(path)).location).toBe(location);
  });

  it('is for reading alone', async () => {
    await redirect('/form', '/randevu');
    expect((await visit('/form', { method: 'HEAD' })).status).toBe(301);
    expect((await visit('/form', { method: 'POST' })).status).not.toBe(301);
  });

  it('is counted, several visitors with one write', async () => {
    const id = await redirect('/sayilan', '/randevu');
    await Promise.all([visit('/sayilan'), visit('/sayilan'), visit('/sayilan')]);
    await gateway.server.flush();
    const { body } = await admin.get('/api/seo/redirects');
    expect((body as { id: string; hitCount: number }[]).find((each) => each.id === id)?.hitCount).toBe(3);
  });

  it('comes about when the slug of a published page changes, in the very next answer', async () => {
    const page = { title: 'Sorular', slug: 'sorular', content: '<p>x</p>', status: 'published' };
    const { body } = await admin.post('/api/dynamic-pages', page);
    await admin.send('PUT', `/api/dynamic-pages/${(body as { id: string }).id}`, { slug: 'sik-sorulan-sorular' });
    const moved = { status: 301, location: '/sik-sorulan-sorular' };
    expect(await visit('/sorular')).toMatchObject(moved);
    expect((await visit('/sik-sorulan-sorular')).location).toBeUndefined();
    const seo = gateway.services.find(({ name }) => name === 'seo');
    const consumer = new EventConsumer('seo', seo?.handlers ?? {});
    await consumer.prepare();
    await consumer.catchUp();
    expect(await visit('/sorular')).toMatchObject(moved);
  });
});

describe('the policies', () => {
  const site = { host: 'klinik.example' };

  it('lead on once, however much is wrong', async () => {
    await set({ www_redirect_policy: 'with_www', force_https: 'true', url_lowercase_enforce: 'true' });
    expect(await visit('/Randevu/?a=B', site)).toMatchObject({
      status: 301,
      location: 'https://www.klinik.example/randevu?a=B',
    });
    await redirect('/eski-adres', '/randevu/');
    expect((await visit('/Eski-Adres/', site)).location).toBe('https://www.klinik.example/randevu');
  });

  it('lead a former address of the site on in the same way', async () => {
    expect(await visit('/Appointment/?hizmet=oyun-grubu', site)).toMatchObject({
      status: 308,
      location: 'https://www.klinik.example/randevu?hizmet=oyun-grubu',
    });
  });

  it('lead nobody away from this machine, nor one who came by https in a circle', async () => {
    expect((await visit('/randevu')).location).toBeUndefined();
    const secure = { host: 'www.klinik.example', 'x-forwarded-proto': 'https' };
    expect((await visit('/randevu', secure)).location).toBeUndefined();
  });

  it.each(['/api/Services/', '/graphql/', '/assets/X.js', '/remotes/x/', '/healthz'])(
    'leave %s as it is',
    async (path) => {
      expect((await visit(path, site)).location).toBeUndefined();
    },
  );

  it('lead pages to https with force_https_redirect alone, too', async () => {
    await set({ www_redirect_policy: 'auto', force_https: 'false', force_https_redirect: 'true' });
    for (const path of ['/randevu', '/admin']) {
      expect(await visit(path, site)).toMatchObject({ status: 301, location: `https://klinik.example${path}` });
    }
    const secure = { ...site, ...https };
    expect((await visit('/randevu', secure)).location).toBeUndefined();
    await set({ force_https_redirect: 'false' });
    expect((await visit('/randevu', site)).location).toBeUndefined();
  });

  it('refuse what they do not know', async () => {
    const { status } = await admin.send('PUT', '/api/site-settings/bulk', {
      settings: [{ key: 'trailing_slash_policy', value: 'x' }],
    });
    expect(status).toBe(400);
  });
});

describe('an address that cannot be', () => {
  it.each([
    '/%',
    '/%ff',
    '/blog/%F0%9F',
    '/%00',
    '/..%2f..%2fetc',
    '/%2e%2e/',
    `/${'a'.repeat(4000)}`,
    '/a?%',
    '//',
    '/%E2%80%8B',
    "/'-alert(1)-'",
    '/<script>',
    '/\\evil.example',
    '/\\evil.example/',
    '//evil.example//',
  ])('%s is no failure of the server', async (path) => {
    const { status, location } = await visit(path, { accept: 'text/html' });
    expect(status).toBeLessThan(500);
    expect(location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('while the site is closed', () => {
  beforeAll(async () => {
    await set({ www_redirect_policy: 'auto', force_https: 'false', maintenance_mode: 'true' });
  });

  it('visitors get a page that says so, with the phone', async () => {
    const { status, retryAfter, body } = await visit('/randevu');
    expect([status, retryAfter]).toEqual([503, '600']);
    expect(body).toContain('Kısa bir ara verdik');
    expect(body).toContain('href="tel:');
    expect(body).not.toContain('<script');
  });

  it.each(['/healthz', '/admin', '/api/site-settings', '/robots.txt'])('%s is there all the same', async (path) => {
    expect((await visit(path)).body).not.toContain('Kısa bir ara verdik');
  });

  it('staff see the site', async () => {
    expect((await admin.get('/randevu')).text).not.toContain('Kısa bir ara');
    await set({ maintenance_mode: 'false' });
    expect((await visit('/randevu')).status).not.toBe(503);
  });
});

describe('before the practice opens its site', () => {
  beforeAll(async () => {
    await set({ site_open: 'false' });
  });

  it('visitors and search engines are asked to come back, and staff see the site', async () => {
    const { status, retryAfter, body } = await visit('/');
    expect([status, retryAfter]).toEqual([503, '86400']);
    expect(body).toContain('Yakında buradayız');
    expect(body).toContain('href="tel:');
    expect((await gateway.visitor().get('/hizmetler')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await visit('/admin')).body).not.toContain('Yakında buradayız');
    expect((await admin.get('/randevu')).text).not.toContain('Yakında buradayız');
  });

  it('opens with one setting', async () => {
    await set({ site_open: 'true' });
    expect((await visit('/')).status).not.toBe(503);
  });
});
