import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineNodeProgram } from './define-node-program.ts';
import { defineRemote } from './define-remote.ts';
import { serverSharedModules } from './shared-modules.ts';

const remoteDir = path.join(import.meta.dirname, 'testing', 'remote');
const programDir = path.join(import.meta.dirname, 'testing', 'program');
const inDist = (name: string) => path.join(remoteDir, 'dist', name);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

async function build(configuration: Configuration[]): Promise<void> {
  const compiler = rspack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.toJson({ all: false, errors: true, warnings: true });
      if (error || problems?.errors?.length || problems?.warnings?.length) reject(error ?? JSON.stringify(problems));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

it.each(['/small/:slug', 'small', '/küçük'])('a remote with the path %s is not built', (path) => {
  const options = { name: 'mf-small', dir: remoteDir, port: 3001, routes: ['/small/*'] };
  expect(() => defineRemote({ ...options, pageScripts: { [path]: 'small' } })).toThrow(`${path} is no path`);
  expect(() => defineRemote({ ...options, routes: [path] })).toThrow(`${path} is no path`);
});

it.each(['small', '/small/*', '/small/ğ'])('a remote with the address %s for search engines is not built', (path) => {
  const options = { name: 'mf-small', dir: remoteDir, port: 3001, routes: ['/small/*'] };
  const addresses = [{ path, title: 'Small' }];
  expect(() => defineRemote({ ...options, addresses })).toThrow(`${path} is no address`);
});

describe('a remote', () => {
  beforeAll(async () => {
    const define = defineRemote({
      name: 'mf-small',
      dir: remoteDir,
      port: 3001,
      routes: ['/small/*'],
      addresses: [{ path: '/small', title: 'Small' }],
      interactiveRoutes: ['/small/use'],
      permission: 'small:read',
      server: true,
    });
    await build(define({}, {}));
  });

  it('describes itself for the gateway, with scripts that exist', () => {
    const info = readJson(inDist('remote.json'));
    expect(info).toEqual({
      name: 'mf-small',
      version: expect.stringMatching(/^2\.3\.4\+[0-9a-f]{8}$/),
      manifest: 'mf-manifest.json',
      budget: 60,
      routes: ['/small/*'],
      addresses: [{ path: '/small', title: 'Small' }],
      interactiveRoutes: ['/small/use'],
      startScripts: ['remoteEntry.js', expect.stringMatching(/expose_routes\.[0-9a-f]{8}\.js$/)],
      permission: 'small:read',
      server: '../dist-server/server.cjs',
      sharedImports: { react: ['useState'], 'react/jsx-runtime': ['jsx'] },
      packages: {
        react: '19.3.1',
        'react-dom': '19.3.1',
        '@practice/ui': expect.stringMatching(/^\d+\.\d+\.\d+$/),
        '@practice/contracts': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      },
      files: expect.arrayContaining(['mf-manifest.json', 'remoteEntry.js']),
    });
    for (const file of [info.manifest, ...info.startScripts, info.server]) expect(existsSync(inDist(file))).toBe(true);
  });

  it('is a container whose name is an identifier, and bundles no copies of shared modules', () => {
    const manifest = readJson(inDist('mf-manifest.json'));
    expect(manifest.metaData).toMatchObject({ globalName: 'mf_small', remoteEntry: { name: 'remoteEntry.js' } });
    expect(manifest.shared.map(({ name }: { name: string }) => name).sort()).toEqual(['react', 'react/jsx-runtime']);
    const code = readdirSync(path.join(remoteDir, 'dist'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(inDist(file), 'utf8'));
    expect(code.join()).not.toContain('react.transitional.element');
  });

  it('has a manifest that other tools of module federation read, and bundles no runtime of its own', () => {
    const manifest = readJson(inDist('mf-manifest.json'));
    expect(manifest).toMatchObject({
      id: 'mf_small',
      metaData: { name: 'mf_small', publicPath: 'auto', remoteEntry: { path: '', type: 'global' } },
      remotes: [],
    });
    expect(manifest.exposes).toMatchObject([{ id: 'mf_small:routes', path: './routes' }]);
    for (const { version, singleton } of manifest.shared) expect([version, singleton]).toEqual(['19.3.1', true]);
    for (const { requiredVersion } of manifest.shared) expect(requiredVersion).toBe('^19.0.0');
    const entry = readFileSync(inDist('remoteEntry.js'), 'utf8');
    expect(entry).toContain('_FEDERATION_BUNDLER_RUNTIME');
    expect(entry).not.toContain('RUNTIME-00');
  });

  it('has each GraphQL document in the script that uses it, and no unused one', () => {
    const scripts = readJson(inDist('remote.json')).files.filter((file: string) => file.endsWith('.js'));
    const scriptsWith = (text: string) =>
      scripts.filter((file: string) => readFileSync(inDist(file), 'utf8').includes(text));
    expect(scriptsWith('query First')).toEqual([expect.stringMatching(/^expose_routes\./)]);
    expect(scriptsWith('query Later')).toEqual([expect.not.stringMatching(/^expose_routes\./)]);
    expect(scriptsWith('query Unused')).toEqual([]);
  });

  it('has maps of its sources that do not name the folder in which it was built', () => {
    const maps = readdirSync(path.join(remoteDir, 'dist')).filter((file) => file.endsWith('.map'));
    expect(maps).toContain('remoteEntry.js.map');
    // Also encoded, as in the address of a module that is written into it.
    const folder = new RegExp(path.resolve(import.meta.dirname, '../../..').replaceAll('/', '(/|%2F)'), 'i');
    expect(maps.filter((file) => folder.test(readFileSync(inDist(file), 'utf8')))).toEqual([]);
  });

  it('has compressed copies with the same content', () => {
    const content = readFileSync(inDist('remoteEntry.js'));
    expect(brotliDecompressSync(readFileSync(inDist('remoteEntry.js.br')))).toEqual(content);
    expect(gunzipSync(readFileSync(inDist('remoteEntry.js.gz')))).toEqual(content);
  });

  it('is one file on the server, lazy modules included, that requires shared modules from its caller', async () => {
    expect(readdirSync(path.join(remoteDir, 'dist-server')).filter((file) => file.endsWith('.cjs'))).toEqual([
      'server.cjs',
    ]);
    const required: string[] = [];
    const module = { exports: {} as { page: () => Promise<{ title: string }> } };
    const code = readFileSync(path.join(remoteDir, 'dist-server', 'server.cjs'), 'utf8');
    new Function('module', 'exports', 'require', code)(module, module.exports, (name: string) => {
      required.push(name);
      return {};
    });
    expect(required.sort()).toEqual(['react', 'react/jsx-runtime']);
    expect((await module.exports.page()).title).toContain('Geç gelen başlık');
  });

  it('is built for the browser only by its development server', () => {
    const define = defineRemote({ name: 'mf-small', dir: remoteDir, port: 3001, routes: ['/small/*'], server: true });
    const [web, ...others] = define({ RSPACK_SERVE: true }, {});
    expect(others).toEqual([]);
    expect(web).toMatchObject({ mode: 'development', devServer: { port: 3001 } });
  });
});

describe('a program', () => {
  it('runs where there is no node_modules', async () => {
    await build([defineNodeProgram({ dir: programDir, entry: './src/main.ts' })]);
    const main = path.join(programDir, 'dist', 'main.cjs');
    expect(execFileSync(process.execPath, [main], { encoding: 'utf8', cwd: '/' })).toBe('merhaba');
    expect(readFileSync(main, 'utf8')).not.toMatch(/require\("(?!node:)[a-z@]/);
  });
});

describe('the modules that all bundles share', () => {
  it('are the same on the server as in the browser', () => {
    const file = path.join(import.meta.dirname, '../../../shell/src/server/shared-modules.ts');
    const table = /sharedModules[^=]*= \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const names = [...table.matchAll(/^\s*'?([@\w/-]+)'?[:,]/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...serverSharedModules].sort());
  });
});
