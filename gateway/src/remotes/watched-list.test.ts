import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchedList } from './watched-list.ts';

let file: string;
let problems: { file: string; message: string }[];
const onBad = (problem: { file: string; message: string }) => problems.push(problem);
const write = (content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-list-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [file, problems] = [path.join(folder, 'remotes.json'), []];
});

const manifest = (folder: string) => `/${folder}/mf-manifest.json`;
const entry = (name: string, folder: string) => ({ name, manifest: manifest(folder), routes: ['/x'] });
const manifestsOf = (list: ReturnType<typeof watchedList>) =>
  list.read()?.remotes.map((remote) => [remote.name, remote.manifest]);

it('a bad entry leaves the last good one of its remote, and changes nothing for the others', () => {
  write({ remotes: [entry('mf-one', 'good'), entry('mf-two', 'first')] });
  const list = watchedList({ file, onBad });
  list.read();
  const bad = [{ name: 'mf-one', manifest: 'javascript:alert(1)' }, 7, { name: 'mf-new', routes: 'x' }];
  write({ remotes: [...bad, entry('mf-two', 'second')] });
  const two = ['mf-two', manifest('second')];
  expect(manifestsOf(list)).toEqual([['mf-one', manifest('good')], two]);
  expect(problems.map(({ message }) => message.split(':')[0])).toEqual(['mf-one', 'entry 2', 'mf-new']);
  // A gateway that starts with it takes what is good.
  expect(manifestsOf(watchedList({ file, onBad }))).toEqual([two]);
});

it('a half written list leaves the last one', () => {
  const whole = JSON.stringify({ remotes: [entry('mf-one', 'good')] });
  write(whole);
  const list = watchedList({ file, onBad });
  for (let length = whole.length; length > 0; length -= 7) {
    write(whole.slice(0, length));
    expect(manifestsOf(list)).toEqual([['mf-one', manifest('good')]]);
  }
});
