import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { previousFiles } from './build-info-plugin.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('keeps the files of the previous build, with their compressed copies, and nothing else', () => {
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify({ files: ['main.0123abcd.js', 'fonts/a.woff2'] }));
  const isKept = previousFiles(dir, 'remote.json');
  const names = [
    'main.0123abcd.js',
    'main.0123abcd.js.br',
    'fonts/a.woff2',
    'older.0123abcd.js',
    'main.0123abcd.js.map',
  ];
  expect(names.filter(isKept)).toEqual(names.slice(0, 3));
  expect(isKept(path.join(dir, 'main.0123abcd.js'))).toBe(true);
});

it('keeps nothing where nothing has been built', () => {
  expect(previousFiles(dir, 'remote.json')('main.0123abcd.js')).toBe(false);
});
