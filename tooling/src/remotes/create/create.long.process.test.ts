import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../processes/run-command.ts';
import { root as repository } from '../../start/env.ts';
import { readJson, remotesCommand } from '../testing/small-remote.ts';
import { createRemote } from './create-remote.ts';
import { generateTypes } from './generate-types.ts';

const LIMIT = { timeout: 10 * 60_000 };
const events = { name: 'mf-events', path: '/etkinlikler' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What `npm install` does there, from this repository's packages and without a registry. */
function install(dir: string): void {
  const own = join(dir, 'node_modules/@practice');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@practice') symlinkSync(join(repository, 'node_modules', name), join(dir, 'node_modules', name));
  }
  const { dependencies, devDependencies } = readJson(join(dir, 'package.json'));
  for (const [name, specifier] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (!specifier.startsWith('file:')) continue;
    const target = join(dir, 'node_modules', name);
    mkdirSync(target);
    const file = join(dir, specifier.slice('file:'.length));
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
}

test('a remote in a folder elsewhere is typed, tested, built, published and taken back', LIMIT, async () => {
  const dir = await createRemote(repository, events, join(temporaryFolder(), 'mf-events'));
  await generateTypes(repository, dir);
  expect(readdirSync(join(dir, 'kit')).sort()).toEqual([
    'api.graphql',
    expect.stringMatching(/^practice-contracts-[\d.]+\.tgz$/),
    expect.stringMatching(/^practice-tooling-[\d.]+\.tgz$/),
    expect.stringMatching(/^practice-ui-[\d.]+\.tgz$/),
  ]);
  install(dir);

  const env = { DATA_DIR: temporaryFolder() };
  mkdirSync(join(env.DATA_DIR, 'builds'));
  const published = await remotesCommand(env, ['publish', dir]);
  expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/mf-events 1\.0\.0\+[0-9a-f]{8} is live/) });
  const [version = ''] = readdirSync(join(env.DATA_DIR, 'remotes/mf-events'));
  const folder = join(env.DATA_DIR, 'remotes/mf-events', version);
  expect(readJson(join(folder, 'dist/remote.json'))).toMatchObject({
    name: 'mf-events',
    routes: ['/etkinlikler', '/etkinlikler/*'],
    sharedImports: {
      '@practice/ui': expect.arrayContaining(['Container', 'Heading', 'RetryPanel', 'Text']),
      '@practice/ui/query': ['useQuery'],
    },
  });
  expect(existsSync(join(folder, 'dist-server/server.cjs'))).toBe(true);
  expect(Object.keys(readJson(join(folder, 'dist/persisted-documents.json')))).toHaveLength(1);
  expect((await remotesCommand(env, ['rollback', 'mf-events'])).output).toContain('Nothing was live before');
  expect(await remotesCommand(env, ['rollback', 'mf-events', '--to-nothing'])).toMatchObject({ code: 0 });
  expect(readJson(join(env.DATA_DIR, 'remotes.json'))).toMatchObject({
    remotes: [{ name: 'mf-events', changes: [{ action: 'rolled-back' }, { action: 'published' }] }],
  });
});

test('a section of the back office in a folder elsewhere is typed, tested, built and published', LIMIT, async () => {
  const dir = await createRemote(repository, { ...events, isSection: true }, join(temporaryFolder(), 'mf-events'));
  await generateTypes(repository, dir);
  install(dir);
  const env = { DATA_DIR: temporaryFolder() };
  mkdirSync(join(env.DATA_DIR, 'builds'));
  const published = await remotesCommand(env, ['publish', dir]);
  expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/mf-events 1\.0\.0\+[0-9a-f]{8} is live/) });
  const [version = ''] = readdirSync(join(env.DATA_DIR, 'remotes/mf-events'));
  const sections = [{ key: 'events', title: 'Events', permission: 'appointment:read' }];
  expect(readJson(join(env.DATA_DIR, 'remotes/mf-events', version, 'dist/remote.json'))).toMatchObject({
    routes: [],
    sections,
  });
});

test('a workspace is listed wherever workspaces are, and has the right types', LIMIT, async () => {
  const root = temporaryFolder();
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const path of ['package.json', 'codegen.ts', 'Dockerfile', 'tsconfig.base.json', 'packages/ui/package.json']) {
    cpSync(join(repository, path), join(root, path));
  }
  cpSync(join(repository, 'gateway/api.graphql'), join(root, 'gateway/api.graphql'));
  cpSync(join(repository, 'mf-seo/rspack.config.ts'), join(root, 'mf-seo/rspack.config.ts'));
  const dir = await createRemote(root, events);
  expect(readJson(join(root, 'package.json')).workspaces).toContain('mf-events');
  expect(readFileSync(join(root, 'codegen.ts'), 'utf8')).toContain("'mf-seo', 'mf-events']");
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(
    '/app/mf-events/dist-server mf-events/dist-server\n',
  );
  expect(readFileSync(join(dir, 'rspack.config.ts'), 'utf8')).toContain('port: 3005');
  await generateTypes(repository, dir);
  const compiler = join(root, 'node_modules/.bin/tsc');
  expect(await runCommand(compiler, ['-p', 'mf-events'], { limitMs: 5 * 60_000, cwd: root })).toMatchObject({
    code: 0,
    output: '',
  });
});
