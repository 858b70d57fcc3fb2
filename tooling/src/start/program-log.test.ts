import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLogFile } from './program-log.ts';

/** A file that is always full; on Linux. */
const FULL = '/dev/full';

test('lines are appended to the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'logs/gateway.log');
  const write = openLogFile(path);
  write('one');
  write('two');
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

test.skipIf(!existsSync(FULL))('a full disk ends nothing: the line is lost, and that is said once in a while', () => {
  const onLost = vi.fn();
  const write = openLogFile(FULL, onLost);
  write('one');
  write('two');
  expect(onLost.mock.calls).toEqual([['ENOSPC']]);
});
