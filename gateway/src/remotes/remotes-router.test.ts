import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecurityHeaders } from '../edge/security-headers.ts';
import { loadRemotes } from './load-remotes.ts';
import { remotesRouter } from './remotes-router.ts';

const root = mkdtempSync(path.join(tmpdir(), 'remotes-router-'));
const script = 'console.log("merhaba");'.repeat(40);
let base: string;
let close: () => void;

beforeAll(async () => {
  const dist = path.join(root, 'mf-public', 'dist');
  mkdirSync(dist, { recursive: true });
  mkdirSync(path.join(root, 'mf-public', 'dist-server'));
  writeFileSync(path.join(root, 'mf-public', 'dist-server', 'server.cjs'), 'secret');
  writeFileSync(path.join(dist, 'main.0123abcd.js'), script);
  writeFileSync(path.join(dist, 'main.0123abcd.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(dist, 'main.0123abcd.js.gz'), gzipSync(script));
  for (const ending of ['', '.br']) writeFileSync(path.join(dist, `main.0123abcd.js.map${ending}`), 'sources');
  writeFileSync(path.join(dist, 'mf-manifest.json'), '{}');
  const info = {
    name: 'mf-public',
    version: '1',
    manifest: 'mf-manifest.json',
    routes: ['/*'],
    server: '../dist-server/server.cjs',
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(info));
  const published = path.join(root, 'published', 'mf-public', '1.1.0+cccc', 'dist');
  mkdirSync(published, { recursive: true });
  writeFileSync(path.join(published, 'remote.json'), JSON.stringify(info));
  writeFileSync(path.join(published, 'main.abcd0123.js'), 'published');
  writeFileSync(path.join(dist, 'icon.0123abcd.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = express();
  app.use(new SecurityHeaders(() => []).first);
  app.use(remotesRouter(loadRemotes({ root, dir: path.join(root, 'published'), onBad: () => {} })));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => {
  close();
  rmSync(root, { recursive: true });
});

/** A request with the path as it is: fetch would tidy '..' away. */
function rawStatus(rawPath: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(base, { path: rawPath }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

describe('/remotes.json', () => {
  it('has what a browser needs and nothing of the file system', async () => {
    const response = await fetch(`${base}/remotes.json`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      remotes: [{ name: 'mf-public', version: '1', manifest: '/remotes/mf-public/mf-manifest.json', routes: ['/*'] }],
    });
  });
});

describe('files of a remote', () => {
  it.each(['main.0123abcd.js.map', 'main.0123abcd.js.MAP', 'main.0123abcd.js%2Emap'])(
    'do not include the source map %s',
    async (name) => {
      expect((await fetch(`${base}/remotes/mf-public/${name}`)).status).toBe(404);
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('with Accept-Encoding %s come as %s', async (accepted, encoding) => {
    const response = await fetch(`${base}/remotes/mf-public/main.0123abcd.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(script);
  });

  it('are cached for ever when their name has a hash, else revalidated', async () => {
    const hashed = await fetch(`${base}/remotes/mf-public/main.0123abcd.js`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('access-control-allow-origin')).toBe('*');
    const manifest = await fetch(`${base}/remotes/mf-public/mf-manifest.json`);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  it('say nothing about documents, unless they can be opened as one', async () => {
    const script = (await fetch(`${base}/remotes/mf-public/main.0123abcd.js`)).headers;
    expect(script.has('content-security-policy')).toBe(false);
    expect(script.get('x-content-type-options')).toBe('nosniff');
    const image = (await fetch(`${base}/remotes/mf-public/icon.0123abcd.svg`)).headers;
    expect(image.get('content-security-policy')).toContain("object-src 'none'");
  });

  it('of a published version have an address of their own', async () => {
    const response = await fetch(`${base}/remotes/mf-public/1.1.0+cccc/main.abcd0123.js`);
    expect(await response.text()).toBe('published');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.has('etag')).toBe(false);
  });

  it('are a 304 for clients that have them already', async () => {
    const first = await fetch(`${base}/remotes/mf-public/mf-manifest.json`);
    // fetch would add 'no-cache' to a conditional request, as a forced reload does
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await fetch(`${base}/remotes/mf-public/mf-manifest.json`, { headers })).status).toBe(304);
  });

  it.each([
    '/remotes/mf-public/missing.js',
    '/remotes/mf-public/',
    '/remotes/mf-none/main.0123abcd.js',
    '/remotes/mf-public/../dist-server/server.cjs',
    '/remotes/mf-public/..%2fdist-server%2fserver.cjs',
    '/remotes/mf-public/%2e%2e/dist-server/server.cjs',
    '/remotes/mf-public/1.1.0+cccc/../../../../mf-public/dist/remote.json',
    '/remotes/mf-public/1.1.0+cccc/missing.js',
    '/remotes/mf-public/1.1.0+dddd/main.abcd0123.js',
    '/remotes/mf-public/%00',
    '/remotes/mf-public/%E0%A4%A',
    '/assets/main.js',
  ])('%s is a 404', async (rawPath) => {
    expect(await rawStatus(rawPath)).toBe(404);
  });
});
