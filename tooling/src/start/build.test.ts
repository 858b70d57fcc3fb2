import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder, writeProgram } from '../database/testing/programs.ts';
import { build } from './build.ts';

/** A checkout whose turbo writes down when it begins and ends, with its last argument. */
function checkout(work = 'sleep 0.3') {
  const root = temporaryFolder();
  const log = join(root, 'log');
  const script = `for last; do :; done\necho "begin $last" >> ${log}\n${work}\necho "end $last" >> ${log}`;
  writeProgram(join(root, 'node_modules/.bin'), 'turbo', script);
  return { root, lines: () => readFileSync(log, 'utf8').trim().split('\n') };
}

test('builds of one checkout run one after the other, and a long wait is said', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const { root, lines } = checkout('sleep 2.5');
  await Promise.all(['one', 'two'].map((name) => build(root, { packages: [name] })));
  const [first, ...rest] = lines();
  const [one, two] = first === 'begin --filter=one' ? ['one', 'two'] : ['two', 'one'];
  expect([first, ...rest]).toEqual([one, two].flatMap((name) => [`begin --filter=${name}`, `end --filter=${name}`]));
  expect(said.mock.calls.flat().join('\n')).toMatch(/Waiting for another build of this checkout/);
}, 30_000);

test('a build that fails gives up its turn, and another checkout is not waited for', async () => {
  const failing = checkout('exit 1');
  await expect(build(failing.root)).rejects.toThrow('The build failed');
  await expect(build(failing.root)).rejects.toThrow('The build failed');
  const [slow, quick] = [checkout('sleep 10'), checkout('true')];
  let isBuilt = false;
  const building = build(slow.root).then(() => {
    isBuilt = true;
  });
  await build(quick.root);
  expect(isBuilt).toBe(false);
  await building;
}, 60_000);

test('a build that is no longer wanted waits no more', async () => {
  const { root, lines } = checkout('sleep 1');
  const building = build(root);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), 10_000);
  await expect(build(root, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/abort/i);
  await building;
  expect(lines()).toHaveLength(2);
}, 30_000);
