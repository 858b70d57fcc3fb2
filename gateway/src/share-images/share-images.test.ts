import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShareCard } from '@practice/contracts';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from '../pages/page-cache.ts';
import { pagesRouter } from '../pages/pages-router.ts';
import { createRenderPool } from '../pages/rendering/render-pool.ts';
import type { Shell } from '../remotes/load-remotes.ts';
import { noRemotes } from '../testing/no-remotes.ts';
import { drawShareImage } from './draw-share-image.ts';
import { readShareImagePath } from './share-image-path.ts';

const fonts = fileURLToPath(new URL('../../../packages/ui/src/fonts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'share-images-'));
const close: (() => void)[] = [];
let problems: unknown[] = [];

/** A shell whose pages are called like their path; `/own` has a picture of its own, `/yok` does not exist. */
const bundle = `
  exports.starter = 'function () {}';
  exports.sharedModules = {};
  exports.renderPage = async ({ url, shareImage }) => {
    const { pathname, search } = new URL(url);
    const card = { title: pathname + search, name: 'Ardıç', colors: { paper: '#FFFDF9', ink: '#1F2D2B' } };
    const image = pathname === '/own' ? '/own.png' : shareImage(card);
    return {
      status: pathname === '/yok' ? 404 : 200, htmlAttributes: {}, headHtml: '<meta content="' + image + '">',
      styles: [], inlineScripts: [], bodyHtml: 'x', boot: { remotes: [] }, errors: [], query: ['sayfa'],
    };
  };`;

async function serve(filesDir: string): Promise<string> {
  const serverBundle = path.join(folder, `server-${close.length}.cjs`);
  writeFileSync(serverBundle, bundle);
  const build = { version: '1', main: 'a.js', startScripts: [], interactiveRoutes: [], styles: [], fonts: [] };
  const shell: Shell = { ...build, filesDir, serverBundle, server: serverBundle };
  const app = express();
  const pool = createRenderPool();
  close.push(pool.end);
  app.use(
    pagesRouter({
      remotes: { ...noRemotes, shell: () => shell },
      pool,
      cache: new PageCache({ maxBytes: 1024 ** 2 }),
      execute: async () => ({ data: {} }),
      publicUrl: 'https://klinik.example',
      onError: ({ error }) => problems.push(error),
    }),
  );
  app.use((_request, response) => void response.status(404).type('text').send('no page'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let base: string;
const get = (at: string) => fetch(`${base}${at}`, { redirect: 'manual' });
const imageOf = async (page: string) => /<meta content="(\/[^"]*)"/.exec(await (await get(page)).text())?.[1] ?? '';

beforeAll(async () => {
  base = await serve(fonts);
});
beforeEach(() => {
  problems = [];
});
afterAll(() => {
  for (const end of close) end();
  rmSync(folder, { recursive: true });
});

/** Width and height that a PNG states. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the picture of a shared page', () => {
  it.each(['/', '/blog/uyku', '/blog?sayfa=2'])('of %s is a PNG of 1200 x 630 that never changes', async (page) => {
    const response = await get(await imageOf(page));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(sizeOf(Buffer.from(await response.arrayBuffer()))).toEqual([1200, 630]);
  });

  it('has an address that changes with what it shows', async () => {
    const images = await Promise.all(['/', '/a', '/b', '/blog?sayfa=2', '/blog?sayfa=3'].map(imageOf));
    expect(new Set(images.map((image) => readShareImagePath(image.replace(/\?.*/, ''))?.hash)).size).toBe(5);
  });

  it('at a former address leads to the one of today', async () => {
    const image = await imageOf('/a');
    const response = await get(image.replace(/share\/.{4}/, 'share/0000'));
    expect([response.status, response.headers.get('location')]).toEqual([302, image]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['a page that does not exist', '/share/00000000000000000000/yok.png'],
    ['a page that has a picture of its own', '/share/00000000000000000000/own.png'],
    ['the back office', '/share/00000000000000000000/admin.png'],
    ['a file', '/share/00000000000000000000/a.txt.png'],
    ['the API', '/share/00000000000000000000/api/menus.png'],
    ['another host', '/share/00000000000000000000//evil.example.png'],
    ['what cannot be decoded', '/share/00000000000000000000/%E0%A4%A.png'],
    ['an address without a hash', '/share/a.png'],
    ['a hash that is none', `/share/${'x'.repeat(20)}/a.png`],
  ])('is not drawn for %s', async (_what, at) => {
    const response = await get(at);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is the product’s own where it cannot be drawn', async () => {
    const other = await serve(folder);
    const html = await (await fetch(`${other}/a`)).text();
    const image = /<meta content="(\/[^"]*)"/.exec(html)?.[1];
    const response = await fetch(`${other}${image}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/assets/share-image.png']);
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining('no file of the font') })]);
  });
});

describe('drawing', () => {
  const card: ShareCard = { title: 'Blog', name: 'Ardıç', colors: { paper: '#FFFDF9', ink: '#1F2D2B' } };

  it.each([
    '',
    'İĞŞÖÇÜ ığşöçü “ı”',
    'x'.repeat(5000),
    '<svg onload="x">&lt;</svg>',
    '\u0000\ud800',
    '👩‍👧 çocuk',
    'עברית العربية 漢字',
  ])('takes any title: %.12s', async (title) => {
    expect(sizeOf(await drawShareImage({ ...card, title }, fonts))).toEqual([1200, 630]);
  });

  it('says the practice’s name once when it is the title, and draws what it is told', async () => {
    const pictures = await Promise.all([
      drawShareImage(card, fonts),
      drawShareImage({ ...card, name: 'Blog' }, fonts),
      drawShareImage({ ...card, colors: { ...card.colors, ink: '#FF0000' } }, fonts),
    ]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it('draws the same card the same way', async () => {
    expect(await drawShareImage(card, fonts)).toEqual(await drawShareImage(card, fonts));
  });
});
