import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { loadRemotes } from './load-remotes.ts';

let root: string;
const file = () => path.join(root, 'remotes.json');
const change = (version: string) => {
  return { id: `id of ${version}`, at: '2026-11-28T09:00:00.000Z', by: 'ayse', action: 'published', version };
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'roll-back-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  const shell = { version: '1', main: 'x', startScripts: [], styles: [], fonts: [], server: 'x' };
  write('shell/dist/shell.json', { ...shell, sharedExports: { '@practice/ui': ['Box'] }, packages: {} });
  for (const version of ['1.0.0', '2.0.0']) publish(version, ['Box']);
  const list = { name: 'mf-public', version: '2.0.0', previous: '1.0.0', changes: [change('2.0.0'), change('1.0.0')] };
  write('remotes.json', { remotes: [list] });
});

function write(name: string, content: object): void {
  writeFileSync(path.join(root, name), JSON.stringify(content));
}

const writeList = (entry: object) => write('remotes.json', { remotes: [entry] });

function build(version: string): void {
  mkdirSync(path.join(root, 'mf-public/dist'), { recursive: true });
  write('mf-public/dist/remote.json', { name: 'mf-public', version, manifest: 'x', routes: ['/*'] });
}

function publish(version: string, imports: string[]): void {
  const folder = path.join('published/mf-public', version, 'dist');
  mkdirSync(path.join(root, folder), { recursive: true });
  const info = { name: 'mf-public', version, manifest: 'mf-manifest.json', routes: ['/*'], packages: {} };
  write(path.join(folder, 'remote.json'), { ...info, sharedImports: { '@practice/ui': imports } });
}

const load = () => loadRemotes({ root, file: file(), dir: path.join(root, 'published'), onBad: () => undefined });
const made = { by: 'deniz', action: 'rolled-back' } as const;

it('the product goes one step back, and the list says who did it', () => {
  const remotes = load();
  expect(remotes.historyOf('mf-public')).toMatchObject({ change: { by: 'ayse', version: '2.0.0' }, previous: '1.0.0' });
  expect(remotes.rollBack('mf-public', { ...made, from: '2.0.0' })).toMatchObject({ ...made, version: '1.0.0' });
  expect(remotes.list().map(({ version }) => version)).toEqual(['1.0.0']);
  expect(remotes.historyOf('mf-public')).toMatchObject({ change: { by: 'deniz' }, previous: null });
  expect(remotes.changes().map(({ by }) => by)).toContain('deniz');
  build('0.9.0');
  expect(load().historyOf('mf-public')).toMatchObject({ previous: 'built', previousVersion: '0.9.0' });
  expect(remotes.historyOf('mf-other')).toMatchObject({ change: null, previous: null });
});

it('a roll back is to another version than the one that is live, with a remote elsewhere known by its version', () => {
  build('2.0.0');
  const write = (entry: object) => writeList({ name: 'mf-public', version: '2.0.0', ...entry });
  write({});
  expect(load().historyOf('mf-public').previous).toBeNull();
  expect(() => load().rollBack('mf-public', { ...made, from: '2.0.0' })).toThrow('Nothing was live before');
  const previous = { manifest: 'https://cdn.example.com/mf-manifest.json', version: '1.5.0', routes: ['/*'] };
  write({ previous });
  expect(load().historyOf('mf-public')).toMatchObject({
    ...{ version: '2.0.0', previous: `1.5.0 at ${previous.manifest}`, previousVersion: '1.5.0' },
  });
});

it('a list that was written by hand has no note of who made its version live', () => {
  writeList({ name: 'mf-public', version: '1.0.0', changes: [change('2.0.0')] });
  expect(load().historyOf('mf-public').change).toBeNull();
});

it.each<[string, string, () => void]>([
  ['when another version is live by now', '1.9.0', () => undefined],
  [
    'to a version whose folder is gone',
    '2.0.0',
    () => rmSync(path.join(root, 'published/mf-public/1.0.0'), { recursive: true }),
  ],
  ['to a version that imports what the shell lacks', '2.0.0', () => publish('1.0.0', ['Gone'])],
])('a remote is not rolled back %s', (_, from, prepare) => {
  prepare();
  const before = readFileSync(file(), 'utf8');
  expect(() => load().rollBack('mf-public', { ...made, from })).toThrow(
    /is not live any more|has not been published|Gone/,
  );
  expect(readFileSync(file(), 'utf8')).toBe(before);
});
