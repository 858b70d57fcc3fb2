import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEntry, readRemotesFile } from '@practice/service-kit/remotes-list/remotes-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyBuilds } from './copy-builds.ts';
import { describeRemotes } from './describe-remotes.ts';
import { publish } from './publish.ts';
import type { ReleasePaths } from './release-paths.ts';
import { listPreview, makeLive, publishedVersions, rollBack } from './releases.ts';
import { writeEntry } from './testing/write-entry.ts';
import { describeTidied, oldVersions, tidyVersions } from './tidy-versions.ts';

let root: string;
let paths: ReleasePaths;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remotes-'));
  paths = { dir: join(root, 'published'), file: join(root, 'data', 'remotes.json') };
});
afterEach(() => rmSync(root, { recursive: true }));

const workspace = () => join(root, 'mf-public');

function build(version: string): void {
  for (const folder of ['dist', 'dist-server']) mkdirSync(join(workspace(), folder), { recursive: true });
  const files = ['remoteEntry.js', `main.${version}.js`, 'persisted-documents.json'];
  for (const file of files) writeFileSync(join(workspace(), 'dist', file), version);
  writeFileSync(join(workspace(), 'dist', `main.${version}.js.br`), version);
  writeFileSync(join(workspace(), 'dist-server', 'server.cjs'), version);
  const info = { name: 'mf-public', version, manifest: 'mf-manifest.json', files };
  writeFileSync(join(workspace(), 'dist', 'remote.json'), JSON.stringify(info));
}

function release(version: string, installation = paths): void {
  build(version);
  publish(paths, workspace());
  makeLive(installation, 'mf-public', version);
}

/** The installation of a product that was started with this version. */
function startedWith(version: string): ReleasePaths {
  build(version);
  copyBuilds(root, join(root, 'builds'));
  return { ...paths, builds: join(root, 'builds') };
}

const entry = () => readRemotesFile(paths.file).remotes[0];

describe('publishing', () => {
  it('copies the build, with its server bundle, and leaves out what an older build left there', () => {
    build('1.0.0');
    build('1.1.0');
    expect(publish(paths, workspace())).toEqual({ name: 'mf-public', version: '1.1.0', isNew: true });
    const folder = join(paths.dir, 'mf-public', '1.1.0');
    for (const file of ['dist/main.1.1.0.js', 'dist/main.1.1.0.js.br', 'dist-server/server.cjs', 'dist/remote.json']) {
      expect(existsSync(join(folder, file))).toBe(true);
    }
    expect(existsSync(join(folder, 'dist/main.1.0.0.js'))).toBe(false);
  });

  it('never changes a version that is there: the same content is left alone, other content refused', () => {
    build('1.0.0');
    publish(paths, workspace());
    expect(publish(paths, workspace()).isNew).toBe(false);
    writeFileSync(join(workspace(), 'dist-server', 'server.cjs'), 'something else');
    const refusal = 'mf-public 1.0.0 has been published with other content (dist-server/server.cjs)';
    expect(() => publish(paths, workspace())).toThrow(refusal);
    const bundle = join(paths.dir, 'mf-public', '1.0.0', 'dist-server', 'server.cjs');
    expect(readFileSync(bundle, 'utf8')).toBe('1.0.0');
  });

  it('refuses a version whose description has changed', () => {
    build('1.0.0');
    publish(paths, workspace());
    const info = join(workspace(), 'dist', 'remote.json');
    writeFileSync(info, JSON.stringify({ ...JSON.parse(readFileSync(info, 'utf8')), permission: 'audit:read' }));
    expect(() => publish(paths, workspace())).toThrow('with other content (dist/remote.json)');
  });

  it('needs a build', () => {
    expect(() => publish(paths, workspace())).toThrow('has not been built');
  });
});

it('the copies of a start are replaced by the next where they differ, and nothing else stays', () => {
  const builds = join(root, 'builds');
  const copy = (file: string) => join(builds, 'mf-public', file);
  build('1.0.0');
  copyBuilds(root, builds);
  const { ino, mtimeMs } = statSync(copy('dist/main.1.0.0.js'));
  rmSync(join(workspace(), 'dist', 'main.1.0.0.js.br'));
  writeFileSync(join(workspace(), 'dist-server', 'server.cjs'), '1.0.1');
  copyBuilds(root, builds);
  expect(statSync(copy('dist/main.1.0.0.js'))).toMatchObject({ ino, mtimeMs });
  expect(readFileSync(copy('dist-server/server.cjs'), 'utf8')).toBe('1.0.1');
  expect(existsSync(copy('dist/main.1.0.0.js.br'))).toBe(false);
  rmSync(workspace(), { recursive: true });
  copyBuilds(root, builds);
  expect(existsSync(join(builds, 'mf-public'))).toBe(false);
});

describe('what is live', () => {
  it('is one line of the file, and going back is another', () => {
    release('1.0.0');
    release('1.1.0');
    expect(entry()).toEqual({ name: 'mf-public', version: '1.1.0', previous: '1.0.0' });
    rollBack(paths, 'mf-public');
    expect(entry()).toEqual({ name: 'mf-public', version: '1.0.0' });
  });

  it('goes back step by step, never forward again, and never to nothing', () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) release(version);
    expect(entry()).toEqual({ name: 'mf-public', version: '1.2.0', previous: '1.1.0', earlier: ['1.0.0'] });
    expect(rollBack(paths, 'mf-public').version).toBe('1.1.0');
    expect(rollBack(paths, 'mf-public').version).toBe('1.0.0');
    expect(() => rollBack(paths, 'mf-public')).toThrow('Nothing was live before mf-public 1.0.0');
    expect(() => makeLive(paths, 'mf-public', undefined)).toThrow('started without a build of mf-public');
    expect(entry()).toEqual({ name: 'mf-public', version: '1.0.0' });
  });

  it('goes back to the build that the product was started with, unless that is the version that is live', () => {
    const started = startedWith('1.0.0');
    writeEntry(paths.file, { name: 'mf-public', version: '1.0.0' });
    expect(() => rollBack(started, 'mf-public')).toThrow('Nothing was live before mf-public 1.0.0');
    build('1.1.0');
    publish(paths, workspace());
    writeEntry(paths.file, { name: 'mf-public', version: '1.1.0' });
    expect(rollBack(started, 'mf-public')).toEqual({ name: 'mf-public' });
    expect(() => rollBack(started, 'mf-public')).toThrow('nothing to go back from');
  });

  it.each<[string, string | undefined, object]>([
    ['published', '1.1.0', { version: '1.1.0', previous: '1.0.0' }],
    ['built and published', '1.0.0', {}],
    ['built', undefined, {}],
  ])('stays as it is when it is made live again: %s', (_, version, listed) => {
    const started = startedWith('1.0.0');
    if (version === '1.1.0') release('1.1.0', started);
    else publish(paths, workspace());
    expect(entry() ?? { name: 'mf-public' }).toEqual({ name: 'mf-public', ...listed });
    expect(makeLive(started, 'mf-public', version, { by: 'ayse', action: 'made-live' })).toEqual({
      ...{ name: 'mf-public', ...listed },
    });
  });

  it('keeps the build that the product was started with as the first step back', () => {
    const started = startedWith('1.0.0');
    build('1.1.0');
    publish(paths, workspace());
    expect(makeLive(started, 'mf-public', '1.1.0')).toEqual({
      name: 'mf-public',
      version: '1.1.0',
      previous: '1.0.0',
    });
    expect(rollBack(paths, 'mf-public').version).toBe('1.0.0');
    expect(existsSync(join(paths.dir, 'mf-public', '1.0.0', 'dist-server', 'server.cjs'))).toBe(true);
  });

  it('can be the build that the product was started with again', () => {
    const started = startedWith('0.9.0');
    release('1.0.0');
    expect(makeLive(started, 'mf-public', undefined)).toEqual({ name: 'mf-public', previous: '1.0.0' });
  });

  it('is only what has been published, and the refusal says what has', () => {
    release('1.0.0');
    expect(() => makeLive(paths, 'mf-public', '9.0.0')).toThrow('There are: 1.0.0');
    expect(entry()?.version).toBe('1.0.0');
  });

  it('leaves the other entries and what they say alone', () => {
    mkdirSync(join(root, 'data'));
    const other = { name: 'mf-seo', enabled: false };
    writeFileSync(paths.file, JSON.stringify({ remotes: [other, { name: 'mf-public', permission: 'x' }] }));
    release('1.0.0');
    expect(readRemotesFile(paths.file).remotes).toEqual([
      other,
      { name: 'mf-public', permission: 'x', version: '1.0.0' },
    ]);
  });

  it('a file that is not a list is not overwritten', () => {
    mkdirSync(join(root, 'data'));
    writeFileSync(paths.file, '{ "remotes": [');
    expect(() => release('1.0.0')).toThrow('is not a list of remotes');
    expect(readFileSync(paths.file, 'utf8')).toBe('{ "remotes": [');
  });
});

it('previews are listed and withdrawn', () => {
  build('2.0.0');
  publish(paths, workspace());
  listPreview(paths, 'mf-public', '2.0.0', { isOffered: true });
  listPreview(paths, 'mf-public', '2.0.0', { isOffered: true });
  expect(entry()).toEqual({ name: 'mf-public', previews: [{ version: '2.0.0' }] });
  expect(() => listPreview(paths, 'mf-public', '3.0.0', { isOffered: true })).toThrow('has not been published');
  // What staff can choose would be taken from them, and its links would end.
  const forOne = { isOffered: true, person: 'ayse' };
  expect(() => listPreview(paths, 'mf-public', '2.0.0', forOne)).toThrow('is a preview for all staff');
  listPreview(paths, 'mf-public', '2.0.0', { isOffered: false });
  expect(entry()).toEqual({ name: 'mf-public' });
  expect(publishedVersions(paths, 'mf-public')).toEqual(['2.0.0']);
});

it('a preview may lie at another address, and keeps what it imports', () => {
  const release = { version: '3.0.0', manifest: 'https://cdn.example.org/mf-manifest.json', routes: ['/*'] };
  const imports = { sharedImports: { '@practice/ui': ['Box'] }, packages: { '@practice/ui': '1.0.0' } };
  listPreview(paths, 'mf-public', { ...release, ...imports }, { isOffered: true });
  expect(entry()).toEqual({ name: 'mf-public', previews: [{ ...release, ...imports }] });
  const nameless = { manifest: release.manifest, routes: ['/*'] };
  expect(() => listPreview(paths, 'mf-public', nameless, { isOffered: true })).toThrow('does not say its version');
  listPreview(paths, 'mf-public', '3.0.0', { isOffered: false });
  expect(entry()).toEqual({ name: 'mf-public' });
});

describe('old versions', () => {
  const DAY = 86_400_000;
  const publishedDaysAgo = (version: string, days: number) => {
    build(version);
    publish(paths, workspace());
    const file = join(paths.dir, 'mf-public', version, 'dist/remote.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), publishedAt: Date.now() - days * DAY }),
    );
  };

  it('go after 30 days, except the newest five and what can still be shown or gone back to', () => {
    for (const [index, days] of [90, 80, 70, 60, 50, 40].entries()) publishedDaysAgo(`1.${index}.0`, days);
    for (const days of [35, 34, 3, 2, 1]) publishedDaysAgo(`2.${100 - days}.0`, days);
    makeLive(paths, 'mf-public', '1.1.0');
    makeLive(paths, 'mf-public', '1.2.0');
    listPreview(paths, 'mf-public', '1.3.0', { isOffered: true });
    expect(oldVersions(paths, readEntry(paths.file, 'mf-public'))).toEqual(['1.0.0', '1.4.0', '1.5.0']);
    expect(describeRemotes(paths)).toContain('removed at the next publish 1.0.0, 1.4.0, 1.5.0');
    const removed = tidyVersions(paths, 'mf-public');
    expect(describeTidied(removed)).toBe('\nRemoved, as older than 30 days and out of use: 1.0.0, 1.4.0, 1.5.0.');
    const kept = ['1.1.0', '1.2.0', '1.3.0', '2.65.0', '2.66.0', '2.97.0', '2.98.0', '2.99.0'];
    expect(publishedVersions(paths, 'mf-public')).toEqual(kept);
    expect(describeTidied(tidyVersions(paths, 'mf-public'))).toBe('');
  });
});

it('an entry keeps who made the last twenty changes', () => {
  release('1.0.0');
  release('1.1.0');
  for (let time = 0; time < 30; time++)
    makeLive(paths, 'mf-public', `1.${time % 2}.0`, { by: `person ${time}`, action: 'made-live' });
  const { changes = [] } = readEntry(paths.file, 'mf-public');
  expect(changes).toHaveLength(20);
  expect(changes[0]).toMatchObject({ by: 'person 29', action: 'made-live', version: '1.1.0' });
  expect(describeRemotes(paths)).toMatch(/mf-public: live 1\.1\.0 since \S+ by person 29 ·/);
});
