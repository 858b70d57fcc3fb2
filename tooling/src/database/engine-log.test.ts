import { appendFileSync, closeSync, existsSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from './engine-log.ts';
import { temporaryFolder } from './testing/programs.ts';

function opened() {
  const folder = temporaryFolder();
  const log = openLog(folder);
  onTestFinished(() => closeSync(log.file));
  return { log, path: join(folder, 'database.log') };
}

test('a log that grows is moved aside while its program writes, and the program goes on at the beginning', () => {
  const { log, path } = opened();
  writeSync(log.file, `${'x'.repeat(5_000_001)}\n`);
  log.cap();
  writeSync(log.file, 'the next line\n');
  expect(readFileSync(path, 'utf8')).toBe('the next line\n');
  expect(statSync(`${path}.1`).size).toBe(5_000_002);
  expect(log.read()).toBe('the next line');
});

test('a log of less than five megabytes is left as it is, also one that is gone', () => {
  const { log, path } = opened();
  writeSync(log.file, 'a line\n');
  log.cap();
  expect(existsSync(`${path}.1`)).toBe(false);
  expect(log.read()).toBe('a line');
});

test('only what a program has written since its start is read', () => {
  const { log, path } = opened();
  appendFileSync(path, 'of before\n');
  const next = openLog(join(path, '..'));
  onTestFinished(() => closeSync(next.file));
  writeSync(next.file, 'of this start\n');
  expect(next.read()).toBe('of this start');
  expect(log.read()).toContain('of before');
});
