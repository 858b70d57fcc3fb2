import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertShellFits } from './assert-shell-fits.ts';
import { loadRemotes } from './load-remotes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shell-fits-'));
  write('shell/dist/shell.json', { ...shell, sharedExports: { '@practice/ui': ['Box'] } });
});
afterEach(() => rmSync(root, { recursive: true }));

const shell = { version: '1.0.0', main: 'main.js', startScripts: [], styles: [], fonts: [], server: 'server.cjs' };

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

/** The build of a remote that imports this name. */
function build(folder: string, version: string, name: string): void {
  const info = { name: 'mf-small', version, manifest: 'mf-manifest.json', routes: ['/small'] };
  write(`${folder}/dist/remote.json`, { ...info, sharedImports: { '@practice/ui': [name] } });
}

function start({ urls = {}, entry = {} }: { urls?: Record<string, string>; entry?: object }): void {
  write('remotes.json', { remotes: [{ name: 'mf-small', ...entry }] });
  const options = { root, file: path.join(root, 'remotes.json'), dir: path.join(root, 'published'), urls };
  assertShellFits(loadRemotes({ ...options, onBad: ({ message }) => expect.fail(message) }));
}

it('a start is refused with the names of remote, module and exports', () => {
  build('mf-small', '1.0.0', 'Panel');
  expect(() => start({})).toThrow(/^Not started: .*\nmf-small 1\.0\.0: @practice\/ui does not export Panel\n/);
  build('mf-small', '1.0.0', 'Box');
  start({});
});

it('published versions and previews are looked at as well, and those out of use are not', () => {
  build('mf-small', '1.0.0', 'Box');
  for (const version of ['2.0.0', '3.0.0']) build(`published/mf-small/${version}`, version, `Of${version[0]}`);
  expect(() => start({ entry: { version: '2.0.0' } })).toThrow('mf-small 2.0.0: @practice/ui does not export Of2');
  expect(() => start({ entry: { previews: [{ version: '3.0.0' }] } })).toThrow('mf-small 3.0.0: @practice/ui does not');
  start({ entry: { previous: '2.0.0' } });
  start({ entry: { version: '2.0.0', enabled: false } });
});

it('a remote at another address counts by what the list says of it, not by the build that lies here', () => {
  build('mf-small', '1.0.0', 'Panel');
  const manifest = 'https://cdn.example.org/mf-manifest.json';
  start({ entry: { manifest } });
  start({ urls: { 'mf-small': 'http://localhost:3009' } });
  const imports = { sharedImports: { '@practice/ui': ['Sheet'] } };
  expect(() => start({ entry: { manifest, version: '4.0.0', ...imports } })).toThrow(
    'mf-small 4.0.0: @practice/ui does',
  );
  const preview = { version: '5.0.0', manifest, ...imports };
  expect(() => start({ entry: { manifest, previews: [preview] } })).toThrow('mf-small 5.0.0: @practice/ui does');
});

it('a shell that has not been built, or does not say what it exports, is no reason', () => {
  build('mf-small', '1.0.0', 'Panel');
  write('shell/dist/shell.json', shell);
  start({});
  rmSync(path.join(root, 'shell'), { recursive: true });
  start({});
});
