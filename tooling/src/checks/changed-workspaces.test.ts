import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Hashes, hashWorkspaces, readPassed, writePassed } from './changed-workspaces.ts';

let root: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const workspace = (dir: string, dependencies: string[] = []) =>
  write(
    `${dir}/package.json`,
    JSON.stringify({
      name: `@practice/${dir}`,
      dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
    }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'practice-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write('package.json', JSON.stringify({ workspaces: ['contracts', 'ui', 'mf-seo', 'gateway'] }));
  write('.gitignore', 'dist\n');
  workspace('contracts');
  workspace('ui', ['@practice/contracts', 'react']);
  workspace('mf-seo', ['@practice/ui']);
  workspace('gateway', ['@practice/contracts']);
  write('ui/button.tsx', 'old');
  git('init', '--quiet');
  git('add', '.');
});

/** The folders whose hash is another one after a change. */
function changedBy(change: () => void): string[] {
  const before = hashWorkspaces(root) as Hashes;
  change();
  const after = hashWorkspaces(root) as Hashes;
  return Object.keys(after).filter((dir) => after[dir] !== before[dir]);
}

test.each([
  ['nothing', () => undefined, []],
  ['a file of a remote, and the gateway reads all', () => write('mf-seo/screen.tsx', 'new'), ['mf-seo', 'gateway']],
  ['a file that others depend on', () => write('ui/button.tsx', 'new'), ['ui', 'mf-seo', 'gateway']],
  ['what all depend on through others', () => write('contracts/a.ts', ''), ['contracts', 'ui', 'mf-seo', 'gateway']],
  ['the lock file', () => write('package-lock.json', '{}'), ['contracts', 'ui', 'mf-seo', 'gateway']],
  ['the schema', () => write('gateway/api.graphql', 'type A'), ['contracts', 'ui', 'mf-seo', 'gateway']],
  ['the gateway alone', () => write('gateway/main.ts', ''), ['gateway']],
  ['a file that is not of the repository', () => write('ui/dist/button.js', 'built'), []],
  ['a file that was deleted', () => rmSync(join(root, 'ui/button.tsx')), ['ui', 'mf-seo', 'gateway']],
])('tests run again after a change of %s', (_name, change, dirs) => {
  expect(changedBy(change)).toEqual(dirs);
});

test('a program that reads no other files is made of its own workspace and those that it depends on', () => {
  const gateway = () => hashWorkspaces(root, new Set())?.gateway;
  const before = gateway();
  write('ui/button.tsx', 'new');
  expect(gateway()).toBe(before);
  write('contracts/a.ts', '');
  expect(gateway()).not.toBe(before);
});

test('without git nothing can be said', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(hashWorkspaces(root)).toBeUndefined();
});

test('what passed is kept for the next time; a file that cannot be read counts as nothing', () => {
  const file = join(root, '.data/checks/passed.json');
  expect(readPassed(file)).toEqual({});
  writePassed(file, { ui: 'a' });
  expect(readPassed(file)).toEqual({ ui: 'a' });
  writeFileSync(file, '{"ui":');
  expect(readPassed(file)).toEqual({});
});
