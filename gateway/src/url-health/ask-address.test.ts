import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAddress } from './ask-address.ts';
import { isOwnRequest } from './own-request.ts';
import type { CheckedSite } from './site.ts';

const seen: string[] = [];
const page = (body: string) => `<!doctype html><html><head><title>x</title>${body}</html>`;
const redirect =
  (to: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location: to }).end();
const html =
  (body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(body));

const routes: Record<string, RequestListener> = {
  '/page': html(`<meta name="Description" content="Metin"></head><body><h1>Bir</h1>
    <a href="/a?b=c#d">a</a><a href="https://www.site.example/b">b</a><a href="https://other.example/">x</a>
    <a href="mailto:a@b.c">m</a><a href="javascript:alert(1)">j</a><a href="/admin#blog">admin</a><a href="//other.example/c">y</a>
    <img src="/uploads/1.webp" alt=""><img src="/uploads/2.webp"><img src="http://cdn.example/x.png" alt="x">
    <nav><h2>Menü</h2>Menü</nav><script src="http://cdn.example/x.js">let gizli</script><h2>İki  <b>söz</b></h2><a href="http://other.example/plain">plain</a></body>`),
  '/bare': html('<meta name="robots" content="NOINDEX, follow"></head><body><h1>1</h1><h1>2</h1></body>'),
  '/to-page': redirect('/page'),
  '/away': redirect('https://other.example/page'),
  '/loop': redirect('/loop'),
  '/slow': () => undefined,
  '/drops': (_request, response) => response.destroy(),
  '/file.pdf': (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/broken-html': html('<body><h1><a href="/a"><img <<< "'),
  '/huge': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<h1>x</h1>');
    const chunk = Buffer.alloc(256 * 1024, 'a');
    const more = () =>
      response.destroyed || (response.write(chunk) ? setImmediate(more) : response.once('drain', more));
    more();
  },
};

const server = createServer((request, response) => {
  seen.push(`${request.headers.host}${request.url} ${isOwnRequest(request)}`);
  const route = routes[request.url ?? ''];
  if (route) route(request, response);
  else response.writeHead(404, { 'content-type': 'text/html' }).end(page('<h1>Yok</h1>'));
});
let site: CheckedSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  site = { host: '127.0.0.1', port, publicUrl: 'https://site.example' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, timeoutMs = 10_000) => askAddress(path, { site, isPage: true, timeoutMs });

describe('an address', () => {
  it('is asked under the name of the site, and says what is on its page', async () => {
    const { page: content, ...answer } = await ask('/page');
    expect(answer).toMatchObject({ path: '/page', statusCode: 200, redirectedTo: null, problem: null });
    expect(answer.responseTime).toBeGreaterThanOrEqual(0);
    expect(content).toEqual({
      hasDescription: true,
      title: 'x',
      description: 'Metin',
      headingTexts: ['Bir', 'İki söz'],
      words: ['bir', 'admin', 'iki', 'soz', 'plain'],
      headings: 1,
      isNoindex: false,
      links: ['/a?b=c', '/b'],
      pictures: ['/uploads/1.webp', '/uploads/2.webp'],
      withoutAlt: ['/uploads/2.webp'],
      insecure: ['http://cdn.example/x.png', 'http://cdn.example/x.js'],
    });
    expect(seen.at(-1)).toBe('site.example/page true');
  });

  it('shows missing descriptions, several headings and noindex', async () => {
    expect((await ask('/bare')).page).toMatchObject({ hasDescription: false, headings: 2, isNoindex: true });
  });

  it('is followed within the site alone', async () => {
    expect(await ask('/to-page')).toMatchObject({ statusCode: 200, redirectedTo: '/page', page: { headings: 1 } });
    expect(await ask('/away')).toMatchObject({
      statusCode: 302,
      redirectedTo: 'https://other.example/page',
      problem: 'Adres siteden dışarı, other.example adresine yönlendiriyor.',
      page: null,
    });
    expect(seen.filter((line) => line.startsWith('other'))).toEqual([]);
  });

  it.each([
    ['/loop', 'Yönlendirmeler birbirini izliyor, sonuna gelinemiyor.'],
    ['/drops', 'Sayfa yanıt vermiyor.'],
    ['//other.example/x', 'Adres bu sitede değil.'],
    ['https://other.example/x', 'Adres bu sitede değil.'],
  ])('%s has no answer: %s', async (path, problem) => {
    expect(await ask(path)).toMatchObject({ statusCode: null, responseTime: null, problem, page: null });
  });

  it('that does not answer in time is given up', async () => {
    expect(await ask('/slow', 50)).toMatchObject({ statusCode: null, problem: 'Sayfa 0.05 saniyede yanıt vermedi.' });
  });

  it('is read to a limit, and what is no page says nothing of itself', async () => {
    expect(await ask('/huge')).toMatchObject({ statusCode: 200, page: { headings: 1 } });
    expect(await ask('/file.pdf')).toMatchObject({ statusCode: 200, page: null });
    expect(await ask('/none')).toMatchObject({ statusCode: 404, page: null });
    expect((await ask('/broken-html')).page).toMatchObject({ headings: 1, links: ['/a'] });
  });
});
