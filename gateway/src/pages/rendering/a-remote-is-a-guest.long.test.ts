import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logger } from '@practice/service-kit';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRemotes } from '../../remotes/load-remotes.ts';
import { PageCache } from '../page-cache.ts';
import { pagesRouter } from '../pages-router.ts';
import { type ProcessLimits, processLimits } from './page-process.ts';
import { createRenderPool } from './render-pool.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A page is what its remote's module says of the path, or the frame. */
const shell = `
  exports.starter = 'function start() {}';
  exports.sharedModules = { greeting: 'Merhaba' };
  exports.renderPage = async ({ url, owner }) => ({
    status: owner?.hasFailed ? 503 : 200, htmlAttributes: {}, headHtml: '', styles: [], inlineScripts: [], errors: [], boot: {},
    bodyHtml: owner?.module ? '<h1>' + (await owner.module(new URL(url).pathname)) + '</h1>' : '<h1>frame</h1>',
  });`;

const sound = (name: string) =>
  `module.exports = (path) => '${name} at ' + path + ', ' + typeof {}.evil + ' ' + [1].map(String);`;
/** A remote whose pages with an ending do what it says. */
const withMistake = (mistake: string) => `
  const mistake = async () => { ${mistake} };
  module.exports = async (path) => (path.endsWith('/mistake') ? String(await mistake()) : 'sound');`;
const memory = 'const all = new Map(); for (let n = 0; ; n++) all.set(n, { n });';
const bytes = 'const all = []; for (;;) all.push(new Array(5e6).fill(1.5));';

let root: string;
let close: () => void;
let warned: ReturnType<typeof vi.spyOn>;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guests-'));
  write('shell/dist/main.css', '');
  const files = { main: 'main.js', startScripts: [], styles: [], fonts: [], server: '../dist-server/server.cjs' };
  write('shell/dist/shell.json', JSON.stringify({ version: '1', ...files }));
  write('shell/dist-server/server.cjs', shell);
  addRemote('mf-public', ['/*', '!/other/*', '!/third/*', '!/admin/*'], sound('mf-public'));
  addRemote('mf-third', ['/third/*'], sound('mf-third'));
  warned = vi.spyOn(logger, 'warn').mockReturnValue();
  logged = vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function addRemote(name: string, routes: string[], bundle: string): void {
  const files = { manifest: 'mf-manifest.json', startScripts: [], server: '../dist-server/server.cjs' };
  write(`${name}/dist/remote.json`, JSON.stringify({ name, version: '1', routes, ...files }));
  write(`${name}/dist-server/server.cjs`, bundle);
}

/** Serves pages, with `bundle` as that of `mf-other` under `/other/`; with `isPreview` to the browsers that chose it. */
async function serve(bundle: string, options: { limits?: Partial<ProcessLimits>; isPreview?: boolean } = {}) {
  addRemote('mf-other', ['/other/*'], bundle);
  const { isPreview = false } = options;
  const remotes = loadRemotes({ root, onBad: () => {} });
  const pool = createRenderPool({ ...processLimits, ...options.limits });
  const app = express();
  app.use((_request, response, next) => {
    Object.assign(response.locals, { requestId: 'r1', ...(isPreview ? { previews: { 'mf-other': '1' } } : {}) });
    next();
  });
  app.use(
    pagesRouter({
      remotes: {
        ...remotes,
        list: () => remotes.list().map((each) => ({ ...each, isPreview: isPreview && each.name === 'mf-other' })),
      },
      pool,
      cache: new PageCache({ maxBytes: 0 }),
      execute: async () => ({ data: {} }),
      publicUrl: 'https://example.org',
      onError: () => {},
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => {
    server.close();
    pool.end();
  };
  const { port } = server.address() as AddressInfo;
  return async (at: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${at}`);
    return {
      status: response.status,
      headers: response.headers,
      text: /<h1>(.*)<\/h1>/.exec(await response.text())?.[1],
    };
  };
}

type Get = Awaited<ReturnType<typeof serve>>;

/** Asks for a page without waiting for it. */
function begin(get: Get, at: string) {
  const begun = { hasEnded: false, answer: get(at) };
  begun.answer.finally(() => {
    begun.hasEnded = true;
  });
  return begun;
}

async function expectOthersAsEver(get: Get): Promise<void> {
  for (const [at, name] of [
    ['/', 'mf-public'],
    ['/third/', 'mf-third'],
  ] as const) {
    expect(await get(at)).toMatchObject({ status: 200, text: `${name} at ${at}, undefined 1` });
  }
  expect((await get('/admin')).text).toBe('frame');
}

const saidOf = (spy: ReturnType<typeof vi.spyOn>) => JSON.stringify(spy.mock.calls);

describe("a mistake in one remote's code for the server", () => {
  it('that loops is ended, and no other page waits for it', async () => {
    const get = await serve(withMistake('for (;;);'));
    expect((await get('/other/')).text).toBe('sound');
    // The other process has started: what follows takes no longer than a page.
    await get('/');
    const loop = begin(get, '/other/mistake');
    expect((await get('/')).text).toContain('mf-public');
    expect((await get('/admin')).text).toBe('frame');
    expect(loop.hasEnded).toBe(false);
    const { status, headers } = await loop.answer;
    expect([status, headers.get('x-robots-tag')]).toEqual([503, 'noindex']);
    await expectOthersAsEver(get);
    expect((await get('/other/')).text).toBe('sound');
    expect(saidOf(logged)).toContain('mf-other@1');
  });

  it('that loops in the remote of the home page does not hold up the back office', async () => {
    addRemote('mf-public', ['/*', '!/admin/*'], withMistake('for (;;);'));
    const get = await serve(sound('mf-other'));
    expect((await get('/')).text).toBe('sound');
    await get('/other/');
    const loop = begin(get, '/mistake');
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await get('/admin')).text).toBe('frame');
    expect(loop.hasEnded).toBe(false);
    expect((await loop.answer).status).toBe(503);
  });

  it.each([
    ['fills the memory', memory, 503],
    ['fills the memory at once', bytes, 503],
    ['ends the process', 'process.exit(1);', 503],
    ['kills the process', "process.kill(process.pid, 'SIGKILL');", 503],
  ])('that %s costs its own page alone', async (_what, mistake, expected) => {
    const get = await serve(withMistake(mistake));
    expect((await get('/other/mistake')).status).toBe(expected);
    await expectOthersAsEver(get);
    expect((await get('/other/')).text).toBe('sound');
  });

  it.each([
    ['rejects', "Promise.reject(new Error('unheard'));"],
    ['throws', "setTimeout(() => { throw new Error('unheard'); });"],
  ])('that %s where no one listens is logged with its name', async (_what, mistake) => {
    const get = await serve(withMistake(mistake));
    expect((await get('/other/mistake')).status).toBe(200);
    await vi.waitFor(() => expect(saidOf(warned)).toContain('mf-other@1'), 20_000);
    expect((await get('/other/')).text).toBe('sound');
    await expectOthersAsEver(get);
  });

  it('that changes what all code shares changes it for itself', async () => {
    const changes = `Object.prototype.evil = 1; Array.prototype.map = () => ['evil']; JSON.stringify = () => 'evil';
      globalThis.URL = function () {}; Promise.prototype.then = undefined;`;
    const get = await serve(`${changes} ${sound('mf-other')}`);
    await get('/other/');
    await expectOthersAsEver(get);
    await get('/other/');
    await expectOthersAsEver(get);
  });
});

describe('a version of which a process dies while it is evaluated', () => {
  it.each([
    ['fills the memory', memory, {}],
    ['never ends', 'for (;;);', { start: 10_000 }],
  ])('because it %s is named, and left to browsers from then on', async (_what, bundle, limits) => {
    const get = await serve(bundle, { limits });
    const first = await get('/other/');
    expect([first.status, first.text]).toEqual([503, undefined]);
    const calls = logged.mock.calls as unknown as [{ remote: string }, string][];
    expect(calls.map(([{ remote }, message]) => [remote, message])).toEqual([
      ['mf-other@1', 'a process that renders pages died'],
      ['mf-other@1', 'this version is rendered in browsers alone for an hour'],
    ]);
    const { status, text, headers } = await get('/other/');
    expect([status, text, headers.get('x-robots-tag')]).toEqual([503, 'frame', 'noindex']);
    await expectOthersAsEver(get);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

it('a shell of which the process dies puts no remote into quarantine', async () => {
  write(
    'shell/dist-server/server.cjs',
    "const { pid } = require('node:process'); require('node:process').kill(pid, 'SIGKILL');",
  );
  const get = await serve(sound('mf-other'));
  for (let each = 0; each < 3; each++) expect((await get('/other/')).status).toBe(503);
  write('shell/dist-server/server.cjs', shell);
  expect((await get('/other/')).text).toContain('mf-other at /other/');
  await expectOthersAsEver(get);
});

it('a process that cannot be started puts no remote into quarantine', async () => {
  const { execPath } = process;
  process.execPath = '/there/is/no/such/program';
  const get = await serve(sound('mf-other'));
  try {
    expect((await get('/other/')).status).toBe(503);
  } finally {
    process.execPath = execPath;
  }
  expect((await get('/other/')).text).toContain('mf-other at /other/');
});

it('a pool that has ended starts nothing for pages that waited', async () => {
  const get = await serve(withMistake('await new Promise((resolve) => setTimeout(resolve, 3000));'));
  expect((await get('/other/')).text).toBe('sound');
  const waiting = ['/other/mistake', '/third/'].map(get);
  await new Promise((resolve) => setTimeout(resolve, 500));
  close();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503]);
});

it('code of a preview never runs here: browsers alone render it', async () => {
  const get = await serve('for (;;);', { isPreview: true });
  expect(await get('/other/')).toMatchObject({ status: 200, text: 'frame' });
  await expectOthersAsEver(get);
  expect(logged).not.toHaveBeenCalled();
});

it('pages of remotes that ask for one process at once each get their own', async () => {
  const get = await serve(sound('mf-other'));
  const asked = ['/other/a', '/third/a', '/other/b', '/third/b', '/'].map(get);
  const texts = (await Promise.all(asked)).map(({ text }) => text?.split(',')[0]);
  expect(texts).toEqual([
    'mf-other at /other/a',
    'mf-third at /third/a',
    'mf-other at /other/b',
    'mf-third at /third/b',
    'mf-public at /',
  ]);
});
