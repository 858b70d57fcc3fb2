import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadRemotes, remoteUrls } from './load-remotes.ts';

let root: string;
let problems: { file: string; message: string }[];

const onBad = (problem: { file: string; message: string }) => problems.push(problem);
const publicBuild = { name: 'mf-public', version: '1.0.0+aaaa', manifest: 'mf-manifest.json', routes: ['/*'] };

function writeBuild(folder: string, info: object, file = 'remote.json') {
  mkdirSync(path.join(root, folder, 'dist'), { recursive: true });
  writeFileSync(path.join(root, folder, 'dist', file), JSON.stringify(info));
}

function writeList(content: unknown) {
  const file = path.join(root, 'remotes-file.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

beforeEach(() => {
  problems = [];
  root = mkdtempSync(path.join(tmpdir(), 'remotes-'));
  writeBuild('mf-public', {
    ...publicBuild,
    server: '../dist-server/server.cjs',
    interactiveRoutes: ['/randevu'],
    startScripts: ['remoteEntry.js'],
  });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the list of remotes', () => {
  it('has what is built in the workspaces, with the server bundle', () => {
    expect(loadRemotes({ root, onBad }).list()).toEqual([
      {
        name: 'mf-public',
        version: '1.0.0+aaaa',
        manifest: '/remotes/mf-public/mf-manifest.json',
        routes: ['/*'],
        interactiveRoutes: ['/randevu'],
        startScripts: ['/remotes/mf-public/mf-manifest.json', '/remotes/mf-public/remoteEntry.js'],
        filesDir: path.join(root, 'mf-public', 'dist'),
        serverBundle: path.join(root, 'mf-public', 'dist-server', 'server.cjs'),
      },
    ]);
  });

  it('follows a new build and a remote that is built later', () => {
    const remotes = loadRemotes({ root, onBad });
    expect(remotes.list()).toHaveLength(1);
    writeBuild('mf-public', { ...publicBuild, version: '1.0.0+bbbb1' });
    writeBuild('mf-seo', { name: 'mf-seo', version: '1', manifest: 'mf-manifest.json', routes: ['/admin/seo/*'] });
    expect(remotes.list().map(({ name, version }) => [name, version])).toEqual([
      ['mf-public', '1.0.0+bbbb1'],
      ['mf-seo', '1'],
    ]);
  });

  it('has the sections of the back office, and leaves out a remote with an invalid one', () => {
    const section = {
      key: 'seo',
      title: 'SEO',
      description: 'Arama motoru ayarları',
      group: 'Görünürlük',
      icon: 'search',
      permission: 'seo:write',
      order: 1,
    };
    writeBuild('mf-seo', { name: 'mf-seo', version: '1', manifest: 'mf-manifest.json', sections: [section] });
    const wrong = { ...section, permission: 'seo:anything' };
    writeBuild('mf-wrong', { name: 'mf-wrong', version: '1', manifest: 'mf-manifest.json', sections: [wrong] });
    writeBuild('mf-nothing', { name: 'mf-nothing', version: '1', manifest: 'mf-manifest.json' });
    const [, seo, ...others] = loadRemotes({ root, onBad: () => {} }).list();
    expect(seo).toMatchObject({ routes: [], sections: [section] });
    expect(others).toEqual([]);
  });

  it('is read from the folder that the builds were copied to, whatever is built afterwards', () => {
    const builds = path.join(root, 'builds');
    mkdirSync(path.join(builds, 'mf-public', 'dist'), { recursive: true });
    writeFileSync(path.join(builds, 'mf-public', 'dist', 'remote.json'), JSON.stringify(publicBuild));
    writeBuild('mf-public', { ...publicBuild, version: '1.0.0+bbbb' });
    const [remote] = loadRemotes({ root, builds, onBad }).list();
    expect(remote).toMatchObject({ version: '1.0.0+aaaa', filesDir: path.join(builds, 'mf-public', 'dist') });
  });

  it('keeps the last build while a new one is being written', () => {
    const remotes = loadRemotes({ root, onBad });
    expect(remotes.list()).toHaveLength(1);
    rmSync(path.join(root, 'mf-public', 'dist'), { recursive: true });
    expect(remotes.list()).toHaveLength(1);
  });
});

describe('REMOTES_FILE', () => {
  it('moves a remote to another address, adds one and removes one', () => {
    writeBuild('mf-seo', { name: 'mf-seo', version: '1', manifest: 'mf-manifest.json', routes: ['/admin/seo/*'] });
    const file = writeList({
      remotes: [
        { name: 'mf-public', manifest: 'https://cdn.example.org/public/mf-manifest.json' },
        { name: 'mf-extra', manifest: 'https://other.example.org/mf-manifest.json', routes: ['/extra/*'] },
        { name: 'mf-seo', enabled: false },
      ],
    });
    const remotes = loadRemotes({ root, file, onBad });
    expect(remotes.list().map(({ name, manifest, routes }) => [name, manifest, routes])).toEqual([
      ['mf-public', 'https://cdn.example.org/public/mf-manifest.json', ['/*']],
      ['mf-extra', 'https://other.example.org/mf-manifest.json', ['/extra/*']],
    ]);
    expect(remotes.origins()).toEqual(['https://cdn.example.org', 'https://other.example.org']);
  });

  it('leaves a remote at another address to the browser', () => {
    const file = writeList({ remotes: [{ name: 'mf-public', manifest: 'https://cdn.example.org/mf-manifest.json' }] });
    const [remote] = loadRemotes({ root, file, onBad }).list();
    expect(remote).not.toHaveProperty('serverBundle');
    expect(remote).not.toHaveProperty('startScripts');
  });

  it('is read again when it changes', () => {
    const file = writeList({ remotes: [] });
    const remotes = loadRemotes({ root, file, onBad });
    expect(remotes.list()[0]?.manifest).toBe('/remotes/mf-public/mf-manifest.json');
    writeList({ remotes: [{ name: 'mf-public', manifest: '/elsewhere/mf-manifest.json' }] });
    expect(remotes.list()[0]?.manifest).toBe('/elsewhere/mf-manifest.json');
  });

  it.each([
    ['not JSON', '{ "remotes": ['],
    ['an unknown field', { remotes: [{ name: 'mf-public', adress: '/x.json' }] }],
    ['a script address', { remotes: [{ name: 'mf-public', manifest: 'javascript:alert(1)' }] }],
  ])('with %s keeps the last good list and says so once', (_what, content) => {
    const file = writeList({ remotes: [{ name: 'mf-public', manifest: '/good/mf-manifest.json' }] });
    const remotes = loadRemotes({ root, file, onBad });
    expect(remotes.list()[0]?.manifest).toBe('/good/mf-manifest.json');
    writeList(content);
    expect(remotes.list()[0]?.manifest).toBe('/good/mf-manifest.json');
    expect(remotes.list()[0]?.manifest).toBe('/good/mf-manifest.json');
    expect(problems).toEqual([{ file, message: expect.any(String) }]);
  });
});

describe('REMOTE_<NAME>_URL', () => {
  it.each([
    ['http://localhost:3001', 'http://localhost:3001/mf-manifest.json'],
    ['http://localhost:3001/public/', 'http://localhost:3001/public/mf-manifest.json'],
    ['https://cdn.example.org/a/mf-manifest.json', 'https://cdn.example.org/a/mf-manifest.json'],
  ])('%s gives the manifest %s', (url, manifest) => {
    const urls = remoteUrls({ REMOTE_MF_PUBLIC_URL: url, PORT: '4000', REMOTE_MF_SEO_URL: '' });
    expect(loadRemotes({ root, urls, onBad }).list()[0]?.manifest).toBe(manifest);
  });

  it('lets the page connect to a development server', () => {
    const remotes = loadRemotes({ root, urls: { 'mf-public': 'http://localhost:3001' }, onBad });
    expect(remotes.origins()).toEqual(['http://localhost:3001', 'ws://localhost:3001']);
  });

  it('names a value that is not an address', () => {
    expect(() => remoteUrls({ REMOTE_MF_PUBLIC_URL: 'localhost:3001' })).toThrow(
      /REMOTE_MF_PUBLIC_URL.*localhost:3001/,
    );
  });
});

describe('a development server', () => {
  it('is where the remote comes from while it runs', () => {
    const developmentDir = path.join(root, 'development');
    const remotes = loadRemotes({ root, developmentDir, onBad });
    const shown = () => remotes.list()[0];
    expect(shown()).toMatchObject({ manifest: '/remotes/mf-public/mf-manifest.json' });
    mkdirSync(developmentDir);
    const announce = (content: object) =>
      writeFileSync(path.join(developmentDir, 'mf-public.json'), JSON.stringify(content));
    announce({ url: 'http://localhost:3001', pid: process.pid });
    expect(shown()).toMatchObject({ manifest: 'http://localhost:3001/mf-manifest.json' });
    expect(shown()).not.toHaveProperty('serverBundle');
    expect(remotes.origins()).toEqual(['http://localhost:3001', 'ws://localhost:3001']);
    announce({ url: 'https://elsewhere.example', pid: process.pid });
    expect(shown()).toMatchObject({ manifest: '/remotes/mf-public/mf-manifest.json' });
    const { pid } = spawnSync(process.execPath, ['--version']);
    announce({ url: 'http://localhost:3001', pid });
    expect(shown()).toMatchObject({ manifest: '/remotes/mf-public/mf-manifest.json' });
  });
});

describe('published versions', () => {
  const live = { ...publicBuild, server: '../dist-server/server.cjs', startScripts: ['remoteEntry.js'] };
  const dir = () => path.join(root, 'published');

  function publish(version: string, info: object = live) {
    const folder = path.join(dir(), 'mf-public', version, 'dist');
    mkdirSync(folder, { recursive: true });
    const documents = { persistedDocuments: 'persisted-documents.json' };
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...info, ...documents }));
    return folder;
  }

  it('one line of the file says which is live, for browser and server alike', () => {
    const folder = publish('1.1.0+cccc');
    publish('1.0.0+bbbb');
    const file = writeList({ remotes: [{ name: 'mf-public', version: '1.1.0+cccc' }] });
    const remotes = loadRemotes({ root, file, dir: dir(), onBad });
    expect(remotes.list()).toEqual([
      expect.objectContaining({
        version: '1.1.0+cccc',
        manifest: '/remotes/mf-public/1.1.0+cccc/mf-manifest.json',
        startScripts: [
          '/remotes/mf-public/1.1.0+cccc/mf-manifest.json',
          '/remotes/mf-public/1.1.0+cccc/remoteEntry.js',
        ],
        serverBundle: path.join(folder, '..', 'dist-server', 'server.cjs'),
      }),
    ]);
    writeList({ remotes: [{ name: 'mf-public', version: '1.0.0+bbbb' }] });
    expect(remotes.list()[0]).toMatchObject({
      version: '1.0.0+bbbb',
      serverBundle: path.join(dir(), 'mf-public', '1.0.0+bbbb', 'dist-server', 'server.cjs'),
    });
    expect(problems).toEqual([]);
  });

  it('files and documents of all of them stay, for pages that are open', () => {
    const [one, other] = [publish('1.1.0+cccc'), publish('1.0.0+bbbb')];
    const remotes = loadRemotes({ root, dir: dir(), onBad });
    expect(remotes.publishedDir('mf-public', '1.0.0+bbbb')).toBe(other);
    expect(remotes.documentFiles().sort()).toEqual(
      [one, other].map((folder) => path.join(folder, 'persisted-documents.json')).sort(),
    );
  });

  it.each(['..', '../..', 'mf-public/..', '.hidden'])('%s is not a version', (version) => {
    expect(loadRemotes({ root, dir: dir(), onBad }).publishedDir('mf-public', version)).toBeUndefined();
    expect(loadRemotes({ root, dir: dir(), onBad }).publishedDir('..', 'mf-public')).toBeUndefined();
  });

  it('a missing version leaves what is built here live, and is reported once', () => {
    const file = writeList({ remotes: [{ name: 'mf-public', version: '9.9.9' }] });
    const remotes = loadRemotes({ root, file, dir: dir(), onBad });
    expect(remotes.list()[0]).toMatchObject({ version: '1.0.0+aaaa', manifest: '/remotes/mf-public/mf-manifest.json' });
    remotes.list();
    expect(problems).toEqual([{ file, message: 'mf-public 9.9.9 has not been published' }]);
  });

  it('a preview is shown to whoever has chosen it, and only if the file lists it', () => {
    publish('2.0.0+dddd');
    publish('3.0.0+eeee');
    const file = writeList({ remotes: [{ name: 'mf-public', previews: [{ version: '2.0.0+dddd' }] }] });
    const remotes = loadRemotes({ root, file, dir: dir(), onBad });
    const shown = (version: string) => remotes.list({ 'mf-public': version })[0];
    expect(remotes.list()[0]).toMatchObject({ version: '1.0.0+aaaa' });
    expect(shown('2.0.0+dddd')).toMatchObject({
      version: '2.0.0+dddd',
      isPreview: true,
      manifest: '/remotes/mf-public/2.0.0+dddd/mf-manifest.json',
      serverBundle: path.join(dir(), 'mf-public', '2.0.0+dddd', 'dist-server', 'server.cjs'),
    });
    for (const other of ['3.0.0+eeee', '9.9.9', 'https://elsewhere.example/mf-manifest.json']) {
      expect(shown(other)).not.toHaveProperty('isPreview');
      expect(shown(other)).toMatchObject({ version: '1.0.0+aaaa' });
    }
    expect(remotes.previews()[0]).toMatchObject({ live: '1.0.0+aaaa', previews: [{ version: '2.0.0+dddd' }] });
  });

  it('a preview of a remote that has never been live is shown to nobody else', () => {
    const folder = path.join(dir(), 'mf-new', '1.0.0', 'dist');
    mkdirSync(folder, { recursive: true });
    const info = { name: 'mf-new', version: '1.0.0', manifest: 'mf-manifest.json', routes: ['/new/*'] };
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(info));
    const file = writeList({ remotes: [{ name: 'mf-new', previews: [{ version: '1.0.0' }] }] });
    const remotes = loadRemotes({ root, file, dir: dir(), onBad });
    const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(namesOf(remotes.list())).toEqual(['mf-public']);
    expect(namesOf(remotes.list({ 'mf-new': '1.0.0' }))).toEqual(['mf-public', 'mf-new']);
    expect(remotes.previews()[1]).toMatchObject({ name: 'mf-new', live: null, previews: [{ version: '1.0.0' }] });
  });

  it('the steps that a rollback can go back are not in the list', () => {
    publish('1.1.0+cccc');
    const address = { manifest: 'https://cdn.example.org/mf-manifest.json', routes: ['/*'] };
    const entry = { name: 'mf-public', version: '1.1.0+cccc', previous: '1.0.0', earlier: [address] };
    const remotes = loadRemotes({ root, file: writeList({ remotes: [entry] }), dir: dir(), onBad });
    expect(problems).toEqual([]);
    for (const field of ['previous', 'earlier']) expect(remotes.list()[0]).not.toHaveProperty(field);
  });

  it('a preview at another address is rendered in the browser, and its address is not allowed on every page', () => {
    const preview = { version: '2.0.0', manifest: 'https://preview.example.org/mf-manifest.json' };
    const file = writeList({ remotes: [{ name: 'mf-public', previews: [preview] }] });
    const remotes = loadRemotes({ root, file, onBad });
    const [shown] = remotes.list({ 'mf-public': '2.0.0' });
    expect(shown).toMatchObject({ ...preview, isPreview: true });
    expect(shown).not.toHaveProperty('serverBundle');
    expect(remotes.origins()).toEqual([]);
  });
});
