import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeEntry } from '@practice/service-kit/remotes-list/remotes-file';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedModules } from '../rspack/shared-modules.ts';
import { root } from '../start/env.ts';
import { importsInUse } from './remote-imports.ts';
import { sharesOfShell, sharesOfSources } from './shell-shares.ts';
import { importsOf } from './sources.ts';

describe('what a shell shares', () => {
  it('is every name that the entries of the package export, and no type', () => {
    const { exports, packages } = sharesOfSources(root);
    const ours = sharedModules.filter((name) => name.startsWith('@practice/'));
    expect(Object.keys(exports).sort()).toEqual([...ours].sort());
    expect(exports['@practice/ui']).toEqual(expect.arrayContaining(['Box', 'ErrorScreen', 'RetryPanel']));
    expect(exports['@practice/ui']).not.toContain('HTMLChakraProps');
    for (const name of ['@practice/ui', 'react', 'react-dom']) expect(packages[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is what its build says, and what its sources say where that says nothing', () => {
    const folder = practice({ 'index.ts': "export { A, type B, C as D } from './a.ts';\n" });
    expect(sharesOfShell(folder)).toEqual({
      exports: { '@practice/ui': ['A', 'D'] },
      packages: { '@practice/ui': '1.0.0' },
    });
    const built = { sharedExports: { '@practice/ui': ['Built'] }, packages: { '@practice/ui': '1.1.0' } };
    mkdirSync(join(folder, 'shell/dist'), { recursive: true });
    writeFileSync(join(folder, 'shell/dist/shell.json'), JSON.stringify(built));
    expect(sharesOfShell(folder)).toEqual({ exports: built.sharedExports, packages: built.packages });
  });

  it('has to be listed by name', () => {
    const folder = practice({ 'index.ts': "export * from './a.ts';\n" });
    expect(() => sharesOfSources(folder)).toThrow('lists what it exports by name');
  });
});

/** A repository with a package `@practice/ui` of these files. */
function practice(files: Record<string, string>): string {
  const folder = temporaryFolder();
  const ui = join(folder, 'packages/ui');
  mkdirSync(ui, { recursive: true });
  const manifest = { name: '@practice/ui', version: '1.0.0', exports: { '.': './index.ts', './fonts.css': './f.css' } };
  writeFileSync(join(ui, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(ui, name), text);
  return folder;
}

describe('the remotes that count', () => {
  const imports = (version: string) => ({ '@practice/ui': [`Of${version}`] });

  it('are live versions and previews, at another address too, and on request what rollback returns to', () => {
    const dir = temporaryFolder();
    const manifest = 'https://cdn.example.com/mf-manifest.json';
    const paths = { dir: join(dir, 'published'), file: join(dir, 'remotes.json') };
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '2.0.0']) {
      const folder = join(paths.dir, 'mf-seo', version, 'dist');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'remote.json'), JSON.stringify({ sharedImports: imports(version) }));
    }
    changeEntry(paths.file, 'mf-seo', () => ({
      name: 'mf-seo',
      version: '1.2.0',
      previous: '1.1.0',
      earlier: ['1.0.0'],
      previews: [{ version: '2.0.0' }, { version: '3.0.0', manifest, sharedImports: imports('3') }],
    }));
    changeEntry(paths.file, 'mf-far', (entry) => ({
      ...entry,
      manifest,
      version: '7.0.0',
      sharedImports: imports('7'),
    }));
    changeEntry(paths.file, 'mf-off', (entry) => ({ ...entry, manifest, enabled: false, sharedImports: imports('8') }));
    expect(importsInUse(paths)).toEqual([
      { owner: 'mf-seo 1.2.0', imports: imports('1.2.0'), packages: {} },
      { owner: 'mf-seo 2.0.0', imports: imports('2.0.0'), packages: {} },
      { owner: `mf-seo 3.0.0 at ${manifest}`, imports: imports('3'), packages: {} },
      { owner: `mf-far 7.0.0 at ${manifest}`, imports: imports('7'), packages: {} },
    ]);
    const owners = importsInUse(paths, { includePrevious: true }).map(({ owner }) => owner);
    expect(owners).toHaveLength(5);
    expect(owners).toContain('mf-seo 1.1.0');
  });

  it('are those that an installation shows right now', async () => {
    const responses: Record<string, unknown> = {
      '/remotes.json': {
        remotes: [
          { name: 'mf-public', version: '1.4.0', manifest: '/remotes/mf-public/1.4.0/mf-manifest.json' },
          { name: 'mf-quiet', version: '1.0.0', manifest: '/remotes/mf-quiet/mf-manifest.json' },
        ],
      },
      '/remotes/mf-public/1.4.0/remote.json': { name: 'mf-public', sharedImports: imports('1.4.0') },
    };
    const server = createServer((request, response) => {
      const content = responses[request.url ?? ''];
      response.writeHead(content ? 200 : 404, { connection: 'close' }).end(JSON.stringify(content ?? {}));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await importsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual([
      { owner: 'mf-public 1.4.0', imports: imports('1.4.0'), packages: {} },
      { owner: 'mf-quiet 1.0.0', imports: {}, packages: {} },
    ]);
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shared-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
