import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Quarantine } from './quarantine.ts';

const MINUTE = 60_000;
let file: string;
let now: number;
let quarantine: Quarantine;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'quarantine-')), 'server.cjs');
  writeFileSync(file, 'one');
  now = 1000;
  quarantine = new Quarantine(() => now);
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

it('a version whose evaluation ends a process is in quarantine at once, for an hour', () => {
  expect(quarantine.note(file, { during: 'evaluation' })).toBe(true);
  now += 59 * MINUTE;
  expect(quarantine.has(file)).toBe(true);
  now += MINUTE;
  expect(quarantine.has(file)).toBe(false);
});

it('a version whose pages end a process is so with the third time in ten minutes', () => {
  const died = () => quarantine.note(file, { during: 'pages' });
  expect([died(), died()]).toEqual([false, false]);
  now += 10 * MINUTE;
  expect([died(), died(), died()]).toEqual([false, false, true]);
});

it('a process that ends before it evaluates the version says nothing of it', () => {
  const died = () => quarantine.note(file, { during: 'start' });
  expect([died(), died(), died(), died()]).toEqual([false, false, false, false]);
});

it('a version that is replaced is another', () => {
  quarantine.note(file, { during: 'evaluation' });
  writeFileSync(file, 'another');
  expect(quarantine.has(file)).toBe(false);
});
