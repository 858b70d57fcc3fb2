import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageConsole } from './page-console.ts';
import { createServerBundles } from './server-bundles.ts';

let dir: string;
let problems: unknown[];

function write(name: string, code: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, code);
  return file;
}

const bundles = (console = globalThis.console) => createServerBundles((error) => problems.push(error), console);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  problems = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

it('gives a remote the modules of the shell, and the shell those of Node', () => {
  const load = bundles();
  const shell = load.shell(
    write(
      'shell.cjs',
      "exports.sharedModules = { react: typeof require('util').inspect, path: require('node:path').sep };",
    ),
  );
  const remote = write('remote.cjs', "exports.react = require('react'); exports.path = require('path');");
  expect(load.remote(remote, shell)).toEqual({ react: 'function', path: path.sep });
});

it('refuses what the shell does not share: a second copy would be loaded', () => {
  const load = bundles();
  const shell = load.shell(write('shell.cjs', 'exports.sharedModules = {};'));
  for (const name of ['express', 'node:fs', 'worker_threads']) {
    expect(() => load.remote(write('remote.cjs', `require('${name}');`), shell)).toThrow(
      `asks for ${name}, which the shell does not share`,
    );
  }
});

it('loads a bundle once until it changes', () => {
  const load = bundles();
  const file = write('shell.cjs', "exports.name = 'one';");
  const one = load.shell(file);
  expect(load.shell(file)).toBe(one);
  write('shell.cjs', "exports.name = 'two!';");
  expect(load.shell(file)).toEqual({ name: 'two!' });
});

it('evaluates a remote anew for a new shell', () => {
  const load = bundles();
  const shellFile = write('shell.cjs', "exports.sharedModules = { react: 'old' };");
  const remote = write('remote.cjs', "exports.react = require('react');");
  expect(load.remote(remote, load.shell(shellFile))).toEqual({ react: 'old' });
  write('shell.cjs', "exports.sharedModules = { react: 'newer' };");
  expect(load.remote(remote, load.shell(shellFile))).toEqual({ react: 'newer' });
});

it('keeps the last good bundle when a new one does not load, and says so once', () => {
  const load = bundles();
  const file = write('shell.cjs', "exports.name = 'good';");
  const good = load.shell(file);
  write('shell.cjs', "exports.name = 'half");
  expect(load.shell(file)).toBe(good);
  expect(load.shell(file)).toBe(good);
  expect(problems).toHaveLength(1);
  write('shell.cjs', "exports.name = 'good again';");
  expect(load.shell(file)).toEqual({ name: 'good again' });
});

it('has nothing to fall back to when the first one does not load', () => {
  expect(() => bundles().shell(path.join(dir, 'missing.cjs'))).toThrow(/ENOENT/);
});

it('notes that a page wrote to the console, without the text, which may quote an address', () => {
  const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const notes: unknown[] = [];
  bundles(pageConsole((level, frames) => notes.push({ level, frames }))).shell(
    write('shell.cjs', "console.warn('No routes matched /ayse'); console.error('/ayse', { a: 'ayse' });"),
  );
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(notes).toMatchObject([
    { level: 'debug', frames: expect.any(Array) },
    { level: 'warn', frames: expect.any(Array) },
  ]);
  expect(JSON.stringify(notes)).toContain('shell.cjs');
  expect(JSON.stringify(notes)).not.toContain('ayse');
});
