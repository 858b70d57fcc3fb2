import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { noRemotes } from '../../testing/no-remotes.ts';
import { SourceFrames } from './source-frames.ts';

let folder: string;
let sources: SourceFrames;
/** The eleventh column of the only line is the fifth line, third column of the source. */
const map = { version: 3, file: 'main.js', names: [], sources: ['webpack://mf_x/./src/home.tsx'], mappings: 'UAIE' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'source-frames-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'main.js.map'), JSON.stringify(map));
  const publishedDir = (name: string, version: string) => (`${name} ${version}` === 'mf-x 1.0.0' ? folder : undefined);
  sources = new SourceFrames({ ...noRemotes, publishedDir });
});

it('a place that a browser reports is one of the sources, as far as a map lies beside its script', async () => {
  const others = [
    '/remotes/mf-x/1.0.0/other.js:1:11',
    '/remotes/mf-x/2.0.0/main.js:1:11',
    '/remotes/mf-x/../main.js:1:2',
  ];
  const found = await sources.ofBrowser(['/remotes/mf-x/1.0.0/main.js:1:11', ...others]);
  expect(found).toEqual(['src/home.tsx:5:3', ...others]);
});

it('an error of the server has the places of its bundles alone, at most ten of them', async () => {
  const bundle = path.join(folder, 'server.cjs');
  writeFileSync(`${bundle}.map`, JSON.stringify(map));
  const error = new Error('no date');
  error.stack = `Error: no date\n${`    at page (${bundle}:1:11)\n    at other (/elsewhere/main.cjs:1:11)\n`.repeat(12)}`;
  expect(await sources.ofServer(error, [undefined, bundle])).toEqual(Array(10).fill('src/home.tsx:5:3'));
  expect(await sources.ofServer('thrown', [bundle])).toEqual([]);
});

it('a map that cannot be read, and more than ten look-ups in a minute, leave places as they were reported', async () => {
  writeFileSync(path.join(folder, 'broken.js.map'), '{');
  const at = (script: string, line: number) => `/remotes/mf-x/1.0.0/${script}.js:${line}:11`;
  expect(await sources.ofBrowser([at('broken', 1)])).toEqual([at('broken', 1)]);
  for (let line = 1; line < 10; line++) await sources.ofBrowser([at('main', line)]);
  expect(await sources.ofBrowser([at('main', 1), at('main', 20)])).toEqual(['src/home.tsx:5:3', at('main', 20)]);
});
