import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRemotes, type Remotes } from '../remotes/load-remotes.ts';
import { PageCache } from './page-cache.ts';
import { cachedPages, type PagesOptions, pagesRouter } from './pages-router.ts';
import { createRenderPool } from './rendering/render-pool.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
const close: (() => void)[] = [];
let problems: { error: unknown; path: string; requestId: string }[];

/** A shell whose pages behave as their path says. The remote's module is a text that it shows. */
const shellBundle = `
  exports.starter = 'function start() {}';
  exports.sharedModules = { greeting: 'Merhaba' };
  exports.renderPage = async ({ url, owner, execute, signal, remotes }) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/breaks') throw new Error('broken');
    if (pathname === '/hangs') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (pathname === '/waits') await execute({ definitions: [] }, {});
    const known = { '/missing': { status: 404 }, '/moved': { status: 301, location: '/randevu?a=1' }, '/away': { status: 503 } };
    return {
      status: 200, htmlAttributes: { 'data-motion': 'off', title: '"<' }, headHtml: '<title>' + url + '</title>',
      styles: [{ css: 'p{content:"</style>"}', attributes: { 'data-emotion': 'css a' } }],
      ...(pathname === '/own' ? { icon: '/media/own.png?a="' } : {}),
      inlineScripts: pathname === '/own' ? ['own("</script>")'] : [], errors: pathname === '/half' ? [new Error('half')] : [],
      bodyHtml: '<h1>' + owner?.module + '</h1>', boot: { remotes, cache: { evil: '</script><!--' } }, ...known[pathname],
    };
  };`;

function writeSite(): void {
  for (const folder of ['shell/dist', 'shell/dist-server', 'mf-public/dist', 'mf-public/dist-server']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  write('shell/dist/main.css', '@font-face{font-family:"X"}');
  write('shell/dist/shell.json', {
    version: '1',
    main: 'main.abc.js',
    startScripts: ['react.abc.js'],
    styles: ['main.css'],
    fonts: ['x.abc.woff2'],
    icon: 'icon.abc.svg',
    server: '../dist-server/server.cjs',
  });
  write('shell/dist-server/server.cjs', shellBundle);
  write('mf-public/dist/remote.json', {
    name: 'mf-public',
    version: '1',
    manifest: 'mf-manifest.json',
    routes: ['/*', '!/admin/*'],
    interactiveRoutes: ['/randevu'],
    startScripts: ['remoteEntry.js'],
    server: '../dist-server/server.cjs',
  });
  write('mf-public/dist-server/server.cjs', "module.exports = require('greeting');");
}

async function serve(changes: Partial<PagesOptions> = {}): Promise<string> {
  const app = express();
  app.use((_request, response, next) => {
    Object.assign(response.locals, { requestId: 'r1' });
    next();
  });
  const built = loadRemotes({ root, onBad: () => {} });
  const elsewhere = { name: 'mf-x', version: '1', manifest: 'https://cdn.example.org/mf-manifest.json', routes: [] };
  const remotes: Remotes = { ...built, list: (choice) => [...built.list(choice), elsewhere] };
  const cache = new PageCache({ maxBytes: 8 * 1024 ** 2 });
  const pool = createRenderPool();
  close.push(pool.end);
  app.use(cachedPages({ remotes, cache }));
  app.use(
    pagesRouter({
      remotes,
      pool,
      cache,
      execute: async () => ({ data: {} }),
      publicUrl: 'https://example.org',
      onError: (problem) => problems.push(problem),
      ...changes,
    }),
  );
  app.use((_request, response) => void response.status(404).type('text').send('no page'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let base: string;
const get = (at: string, init: RequestInit = {}) => fetch(`${base}${at}`, { redirect: 'manual', ...init });

beforeAll(async () => {
  writeSite();
  base = await serve();
});
beforeEach(() => {
  problems = [];
});
afterAll(() => {
  for (const end of close) end();
  rmSync(root, { recursive: true });
});

describe('a page', () => {
  it('is a whole document in Turkish with everything its start needs', async () => {
    const response = await get('/blog');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html><html lang="tr" data-motion="off" title="&#34;&#60;">/);
    expect(html).toContain('<title>https://example.org/blog</title>');
    expect(html).toContain('<div id="root"><h1>Merhaba</h1></div>');
    expect(html).toContain('as="font" type="font/woff2" href="/assets/x.abc.woff2" crossorigin');
    expect(html).toContain('href="/assets/icon.abc.svg"');
    expect(html).toContain('@font-face{font-family:"X"}');
  });

  it('has the icon of the site where it has one', async () => {
    const html = await (await get('/own')).text();
    expect(html).toContain('<link rel="icon" href="/media/own.png?a=&#34;">');
    expect(html).not.toContain('icon.abc.svg');
  });

  it.each(['/', '/own'])('%s allows its own scripts and styles by their hashes, and no other', async (at) => {
    const response = await get(at);
    const html = await response.text();
    const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
    const hashesOf = (element: RegExp) =>
      [...html.matchAll(element)].map(([, text = '']) => {
        return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      });
    const scripts = hashesOf(/<script>(.*?)<\/script>/gs);
    expect(scripts).toHaveLength(at === '/own' ? 2 : 1);
    expect(policy).toContain(`script-src ${scripts.join(' ')} 'strict-dynamic'`);
    const styles = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
    expect(styles).toHaveLength(2);
    const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')} ${empty} https://cdn.example.org`);
    expect(policy).toContain("connect-src 'self' https://cdn.example.org");
    expect(html).not.toContain('nonce');
    // A script of the practice's own runs in an origin of its own.
    const sandbox = policy.find((directive) => directive.startsWith('sandbox'));
    expect(sandbox?.split(' ') ?? []).toEqual(at === '/own' ? expect.arrayContaining(['allow-scripts']) : []);
    expect(sandbox ?? '').not.toContain('allow-same-origin');
  });

  it('has data that cannot leave its script', async () => {
    const html = await (await get('/')).text();
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const boot = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(boot)).toEqual({
      remotes: [
        {
          name: 'mf-public',
          version: '1',
          manifest: '/remotes/mf-public/mf-manifest.json',
          routes: ['/*', '!/admin/*'],
        },
      ],
      cache: { evil: '</script><!--' },
    });
  });

  it('starts its scripts late on a page for reading, at once on an interactive one', async () => {
    const read = await (await get('/')).text();
    expect(read).toContain('"start":"idle"');
    expect(read).not.toContain('as="script"');
    const used = await (await get('/randevu')).text();
    expect(used).toContain('"start":"now"');
    const started = /\(function start\(\) \{\}\)\((.*?)\)<\/script>/.exec(used)?.[1] ?? '';
    expect(JSON.parse(started)).toMatchObject({
      main: '/assets/main.abc.js',
      preload: expect.arrayContaining([
        '/assets/react.abc.js',
        '/remotes/mf-public/remoteEntry.js',
        '/remotes/mf-public/mf-manifest.json',
      ]),
    });
  });

  it('may be kept, but not used without asking', async () => {
    for (const _once of ['rendered', 'from the cache']) {
      const { headers } = await get('/');
      expect(headers.get('cache-control')).toBe('no-cache, no-transform');
      expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    }
  });

  it.each(['/half', '/missing', '/admin'])('%s is for its caller alone, and nothing to compare', async (at) => {
    const { headers } = await get(at);
    expect(headers.get('cache-control')).toBe('private, no-cache, no-transform');
    expect(headers.get('etag')).toBeNull();
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const response = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('<h1>Merhaba</h1>');
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/missing', { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});

describe('the status', () => {
  it.each([
    ['/missing', 404, null],
    ['/away', 503, null],
    ['/moved', 301, '/randevu?a=1'],
    ['/appointment', 308, '/randevu'],
    ['/appointment/?a=1&b=2', 308, '/randevu?a=1&b=2'],
    ['//evil.example/x', 200, null],
  ])('of %s is %s', async (at, status, location) => {
    const response = await get(at);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
    if (status === 503) expect(response.headers.get('retry-after')).toBe('30');
  });

  it.each(['/blog/%F0%9F', '/ayse%40ornek.example%F0', '/%'])('of %s, which cannot be read, is 400', async (at) => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    expect((await get(at)).status).toBe(400);
    quiet.mockRestore();
    expect(problems).toEqual([]);
  });

  it('a path never changes the host of the page', async () => {
    expect(await (await get('//evil.example/x')).text()).toContain(
      '<title>https://example.org//evil.example/x</title>',
    );
  });

  it.each(['/favicon.ico', '/wp-login.php', '/api/x', '/graphql', '/remotes/x', '/assets/x'])(
    '%s is no page',
    async (at) => {
      expect(await (await get(at)).text()).toBe('no page');
    },
  );

  it('only GET requests get a page', async () => {
    expect(await (await get('/', { method: 'POST' })).text()).toBe('no page');
  });
});

describe('when rendering fails', () => {
  it('the page comes without content for the browser to render, and the failure is reported', async () => {
    const response = await get('/breaks');
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('{ src: main }');
    expect(html).toContain('"main":"/assets/main.abc.js"');
    expect(html).toContain('id="boot">{"remotes":[{"name":"mf-public"');
    expect(problems).toEqual([{ error: new Error('broken'), path: '/breaks', requestId: 'r1' }]);
  });

  it('problems during rendering are reported too', async () => {
    expect((await get('/half')).status).toBe(200);
    expect(problems).toEqual([{ error: new Error('half'), path: '/half', requestId: 'r1' }]);
  });

  it('a page that takes too long is given up', async () => {
    const slow = await serve({ limits: { time: 30, concurrent: 2 } });
    const { status, headers } = await fetch(`${slow}/hangs`);
    expect([status, headers.get('x-robots-tag')]).toEqual([503, 'noindex']);
    expect(problems[0]?.error).toEqual(new Error('not rendered within 30 ms'));
  });

  it('pages beyond the limit of simultaneous renders come without content', async () => {
    let release = () => {};
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const busy = await serve({
      limits: { time: 5000, concurrent: 1 },
      execute: () => {
        begun();
        return new Promise((resolve) => {
          release = () => resolve({ data: {} });
        });
      },
    });
    const first = fetch(`${busy}/waits`);
    await isBegun;
    expect((await fetch(`${busy}/blog`)).status).toBe(503);
    release();
    expect([(await first).status, (await fetch(`${busy}/blog`)).status]).toEqual([200, 200]);
  });
});
