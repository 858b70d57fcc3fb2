import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gatewayProgram, newEnv, run } from '../start/testing/run-start.ts';
import { readJson, remotesCommand, smallRemote } from './testing/small-remote.ts';

const LIMIT = { timeout: 180_000 };

test(
  'a build or a preview changes nothing on a running product, and every rollback names the version',
  LIMIT,
  async () => {
    const remote = smallRemote('1.0.0');
    remote.build();
    const env = await newEnv();
    const product = run({ ...env, TEST_REMOTES_ROOT: remote.root }, [process.execPath, gatewayProgram]);
    await product.until('Stop ');
    const liveVersion = async () => {
      const { remotes } = await (await fetch(`http://127.0.0.1:${env.PORT}/remotes.json`)).json();
      return remotes[0].version;
    };
    const remotes = async (...words: string[]) => {
      const { code, output } = await remotesCommand({ DATA_DIR: env.DATA_DIR }, words);
      expect({ code, output }).toMatchObject({ code: 0 });
      return output;
    };

    remote.setVersion('1.1.0');
    remote.build();
    expect(await liveVersion()).toBe('1.0.0');
    const previewed = await remotes('publish', remote.dir, '--preview');
    expect(previewed).toContain(`For the product at http://localhost:${env.PORT}, data folder ${env.DATA_DIR}`);
    expect(previewed).toContain('mf-small 1.1.0 is a preview that staff can choose. What is live has not changed.');
    expect(await liveVersion()).toBe('1.0.0');
    expect(await remotes('list')).toContain(
      'mf-small: live 1.0.0 (the build that the product was started with) · preview 1.1.0 · published 1.1.0',
    );

    remote.setVersion('1.2.0');
    expect(await remotes('publish', remote.dir, '--by', 'ayse')).toContain('mf-small 1.2.0 is live. Before it: 1.0.0.');
    expect(await liveVersion()).toBe('1.2.0');
    expect(await remotes('live', 'mf-small', '1.1.0')).toContain('mf-small: live is 1.1.0.');
    expect(await remotes('rollback', 'mf-small')).toContain('mf-small: live is 1.2.0.');
    expect(await remotes('rollback', 'mf-small')).toContain('mf-small: live is 1.0.0.');
    expect(await liveVersion()).toBe('1.0.0');

    const {
      remotes: [entry],
    } = readJson(join(env.DATA_DIR, 'remotes.json'));
    const made = (entry.changes as { by: string; action: string; version: string }[]).reverse();
    expect(made.map(({ by, action, version }) => [by, action, version])).toEqual([
      [userInfo().username, 'preview-listed', '1.1.0'],
      ['ayse', 'published', '1.2.0'],
      [userInfo().username, 'made-live', '1.1.0'],
      [userInfo().username, 'rolled-back', '1.2.0'],
      [userInfo().username, 'rolled-back', '1.0.0'],
    ]);
  },
);

/** A data folder on which no product runs. */
function dataFolder(): { DATA_DIR: string } {
  const folder = mkdtempSync(join(tmpdir(), 'remotes-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'builds'));
  return { DATA_DIR: folder };
}

/** Whether any remote is listed in a data folder. */
const listsRemotes = (env: { DATA_DIR: string }) => existsSync(join(env.DATA_DIR, 'remotes.json'));

test.each([
  ['test', { test: 'echo the button has no label && false' }, 'the button has no label'],
  ['typecheck', { typecheck: 'echo error TS2322 && false' }, 'error TS2322'],
  ['test', { test: '' }, 'has no script "test"'],
])('publish refuses a remote whose %s fails or is missing', LIMIT, async (_script, scripts, output) => {
  const env = dataFolder();
  const remote = smallRemote('1.0.0');
  remote.setVersion('1.0.0', scripts);
  const refused = await remotesCommand(env, ['publish', remote.dir]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(output) });
  expect(listsRemotes(env)).toBe(false);
});

test('publish takes a remote whose checks would fail when they are skipped', LIMIT, async () => {
  const env = dataFolder();
  const remote = smallRemote('1.0.0');
  remote.setVersion('1.0.0', { typecheck: 'false', test: '' });
  expect((await remotesCommand(env, ['list'])).output).toContain('There are no remotes.');
  const published = await remotesCommand(env, ['publish', remote.dir, '--skip-checks']);
  expect(published.output).toContain('mf-small 1.0.0 is live. Nothing was live before it.');
  expect(published.output).toContain(`For data folder ${env.DATA_DIR}, on which no product runs now`);
  const again = await remotesCommand(env, ['publish', remote.dir, '--skip-checks']);
  expect(again.output).toContain('mf-small 1.0.0 is live already. Nothing has changed.');
  expect(await remotesCommand(env, ['rollback', 'mf-small'])).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('Nothing was live before mf-small 1.0.0') },
  });
});

test('publish refuses a remote that imports what the shell does not export, by name', LIMIT, async () => {
  const env = dataFolder();
  const remote = smallRemote('1.0.0');
  remote.setImports(['Box', 'NoSuchPanel']);
  const refused = await remotesCommand(env, ['publish', remote.dir]);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('mf-small is not published: the shell lacks what is imported from it.');
  expect(refused.output).toContain('mf-small: @practice/ui does not export NoSuchPanel');
  expect(listsRemotes(env)).toBe(false);
  remote.setImports(['Box']);
  expect((await remotesCommand(env, ['publish', remote.dir])).output).toContain('mf-small 1.0.0 is live.');
});

test('publish refuses a remote that takes pages or sections from another, unless they are named', LIMIT, async () => {
  const env = dataFolder();
  const list = {
    remotes: [{ name: 'mf-tours', manifest: 'http://localhost:1/mf-manifest.json', routes: ['/small/*'] }],
  };
  writeFileSync(join(env.DATA_DIR, 'remotes.json'), JSON.stringify(list));
  const { dir } = smallRemote('1.0.0');
  const refused = await remotesCommand(env, ['publish', dir]);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('/small/* of mf-tours');
  expect(readJson(join(env.DATA_DIR, 'remotes.json'))).toEqual(list);
  const taken = await remotesCommand(env, ['publish', dir, '--take-over', '/small/*']);
  expect(taken.output).toContain('mf-small 1.0.0 is live.');
});

test('programs that change the list at once lose nothing', LIMIT, async () => {
  const env = dataFolder();
  const file = join(env.DATA_DIR, 'remotes.json');
  const source = (name: string) => `
    import { changeEntry } from '@practice/service-kit/remotes-list/remotes-file';
    for (let each = 0; each < 200; each++)
      changeEntry(${JSON.stringify(file)}, '${name}', (before) => ({ ...before, count: (before.count ?? 0) + 1 }));`;
  const names = ['mf-one', 'mf-two'];
  await Promise.all(
    names.map((name) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source(name)]),
    ),
  );
  expect(readJson(file).remotes.map(({ count }: { count: number }) => count)).toEqual([200, 200]);
});

test('a build on a developer’s own computer is listed for that person, without being reached', LIMIT, async () => {
  const env = dataFolder();
  const entry = () => readJson(join(env.DATA_DIR, 'remotes.json')).remotes[0];
  // No program listens at this port.
  const words = ['preview', 'mf-small', 'http://localhost:1/'];
  const refused = async (...more: string[]) => (await remotesCommand(env, [...words, ...more])).output;
  expect(await refused('--routes', '/small/*')).toContain('Say whose: --for');
  expect(await refused('--for', 'ayse')).toContain('Name them: --routes');
  const live = await remotesCommand(env, ['live', 'mf-small', '1.0.0', '--for', 'ayse']);
  expect(live.output).toContain('--for says who may choose a preview');
  const listed = await remotesCommand(env, [...words, '--for', 'ayse', '--routes', '/small/*']);
  const [preview] = entry().previews;
  expect(preview).toEqual({
    version: expect.stringMatching(/^local-1-[0-9a-f]{8}$/),
    ...{ manifest: 'http://localhost:1/mf-manifest.json', routes: ['/small/*'], for: 'ayse' },
  });
  expect(listed.output).toContain(
    `mf-small ${preview.version} at ${preview.manifest} is a preview that ayse can choose.`,
  );
  expect((await remotesCommand(env, ['list'])).output).toContain(`preview ${preview.version} for ayse`);
  await remotesCommand(env, ['withdraw', 'mf-small', preview.version]);
  expect(entry()).not.toHaveProperty('previews');
});

describe('a remote at another address', () => {
  /** Serves what a team has at an address of its own: a manifest, and what its build says for the gateway. */
  async function elsewhere(files: Record<string, object>): Promise<string> {
    const server = createServer(({ url = '' }, response) => {
      const content = files[url.slice(1)];
      response.writeHead(content ? 200 : 404, { connection: 'close' }).end(JSON.stringify(content ?? {}));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
  }

  test(
    'is listed as one, is replaced by a published version with all its fields, and returns by rollback',
    LIMIT,
    async () => {
      const env = dataFolder();
      const info = { name: 'mf-small', version: '7.0.0', routes: ['/small/*', '/more/*'] };
      const manifest = await elsewhere({ 'mf-manifest.json': {}, 'remote.json': info });
      const entry = () => {
        const { changes: _changes, ...live } = readJson(join(env.DATA_DIR, 'remotes.json')).remotes[0];
        return live;
      };
      const atAddress = { name: 'mf-small', manifest, version: '7.0.0', routes: info.routes };

      const made = await remotesCommand(env, ['live', 'mf-small', manifest]);
      expect(made.output).toContain(`mf-small: live is 7.0.0 at ${manifest}.`);
      expect(entry()).toEqual(atAddress);
      expect((await remotesCommand(env, ['list'])).output).toContain(`mf-small: live 7.0.0 at ${manifest}`);

      const published = await remotesCommand(env, ['publish', smallRemote('1.0.0').dir]);
      expect(published.output).toContain(`mf-small 1.0.0 is live. Before it: 7.0.0 at ${manifest}.`);
      const { name: _name, ...release } = atAddress;
      expect(entry()).toEqual({ name: 'mf-small', version: '1.0.0', previous: release });

      const back = await remotesCommand(env, ['rollback', 'mf-small']);
      expect(back.output).toContain(`mf-small: live is 7.0.0 at ${manifest}.`);
      expect(entry()).toEqual(atAddress);
    },
  );

  test('is refused when its address leads on to another one', LIMIT, async () => {
    const inner = await elsewhere({ 'mf-manifest.json': {} });
    const server = createServer((_request, response) => {
      response.writeHead(302, { location: inner, connection: 'close' }).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
    const { code, output } = await remotesCommand(dataFolder(), ['live', 'mf-other', address, '--routes', '/other']);
    expect(code).toBe(1);
    expect(output).toContain(`${address} leads on to ${inner}. Name the address itself.`);
  });

  test('needs --routes when its build does not say which pages it shows', LIMIT, async () => {
    const env = dataFolder();
    const manifest = await elsewhere({ 'mf-manifest.json': {} });
    const words = ['live', 'mf-other', manifest];
    expect(await remotesCommand(env, words)).toMatchObject({ code: 1, output: expect.stringContaining('--routes') });
    expect(await remotesCommand(env, [...words, '--routes', '/other/*'])).toMatchObject({ code: 0 });
    expect(readJson(join(env.DATA_DIR, 'remotes.json')).remotes).toMatchObject([
      { name: 'mf-other', manifest, routes: ['/other/*'] },
    ]);
  });

  test('that is another remote, or none, is refused', LIMIT, async () => {
    const env = dataFolder();
    writeFileSync(join(env.DATA_DIR, 'remotes.json'), '{ "remotes": [] }');
    const other = await elsewhere({ 'mf-manifest.json': {}, 'remote.json': { name: 'mf-seo', routes: ['/x'] } });
    const refused = await remotesCommand(env, ['live', 'mf-small', other]);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is the remote mf-seo, not mf-small') });
    const nothing = await remotesCommand(env, ['live', 'mf-small', await elsewhere({})]);
    expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('There is no manifest at') });
  });
});
