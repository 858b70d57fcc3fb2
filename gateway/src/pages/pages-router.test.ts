import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRemotes } from '../remotes/load-remotes.ts';
import { type PagesOptions, pagesRouter } from './pages-router.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
const close: (() => void)[] = [];
let problems: { error: unknown; path: string; requestId: string }[];

/** A shell whose pages behave as their path says. The remote's module is a text that it shows. */
const shellBundle = `
  exports.starter = 'function start() {}';
  exports.sharedModules = { greeting: 'Merhaba' };
  exports.renderPage = async ({ url, owner, execute, signal, nonce, remotes }) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/breaks') throw new Error('broken');
    if (pathname === '/hangs') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (pathname === '/waits') await execute('wait', {});
    const known = { '/missing': { status: 404 }, '/moved': { status: 301, location: '/randevu?a=1' }, '/away': { status: 503 } };
    return {
      status: 200, htmlAttributes: { 'data-motion': 'off', title: '"<' }, headHtml: '<title>' + url + '</title>',
      styleHtml: '<style nonce="' + nonce + '"></style>', errors: pathname === '/half' ? [new Error('half')] : [],
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
    Object.assign(response.locals, { nonce: 'n0+ce/', requestId: 'r1' });
    next();
  });
  app.use(
    pagesRouter({
      remotes: loadRemotes({ root, onBad: () => {} }),
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

  it('has a nonce on every script and style, and data that cannot leave its script', async () => {
    const html = await (await get('/')).text();
    for (const element of html.match(/<(script|style)[^>]*>/g) ?? []) expect(element).toContain('nonce="n0+ce/"');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const boot = /window\.__BOOT__=(.*)<\/script>/.exec(html)?.[1] ?? '';
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
    expect(used).toContain('as="fetch" crossorigin href="/remotes/mf-public/mf-manifest.json"');
    for (const script of ['/assets/main.abc.js', '/assets/react.abc.js', '/remotes/mf-public/remoteEntry.js']) {
      expect(used).toContain(`<link rel="preload" as="script" href="${script}" nonce="n0+ce/" fetchpriority="low">`);
    }
  });

  it('is not cached and has no ETag', async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
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
    expect(html).toContain('src="/assets/main.abc.js"');
    expect(html).toContain('window.__BOOT__={"remotes":[{"name":"mf-public"');
    expect(problems).toEqual([{ error: new Error('broken'), path: '/breaks', requestId: 'r1' }]);
  });

  it('problems during rendering are reported too', async () => {
    expect((await get('/half')).status).toBe(200);
    expect(problems).toEqual([{ error: new Error('half'), path: '/half', requestId: 'r1' }]);
  });

  it('a page that takes too long is given up', async () => {
    const slow = await serve({ limits: { time: 30, concurrent: 2 } });
    expect((await fetch(`${slow}/hangs`)).status).toBe(503);
    expect(problems[0]?.error).toMatchObject({ name: 'TimeoutError' });
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
    expect((await first).status).toBe(200);
    expect((await fetch(`${busy}/blog`)).status).toBe(200);
  });
});
