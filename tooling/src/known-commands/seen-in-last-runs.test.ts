import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKnownCommands } from '@practice/service-kit/testing/commands/known-commands';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareNotes, seenInLastRuns, sumUpCommands, unusedCommands } from './seen-in-last-runs.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A run of a project that sends one part of a command. */
function run(project: string, part: string, folder: string): void {
  const notes = prepareNotes(project, folder);
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(notes, `${part}.jsonl`), `${JSON.stringify({ part, file: 'a.test.ts' })}\n`);
}

test('a run of a project by itself takes the place of its last one, and leaves other projects', () => {
  vi.stubEnv('COMMANDS', undefined);
  const folder = newFolder();
  run('node', 'drop', folder);
  run('api', 'ping', folder);
  run('node', 'hello', folder);
  expect([...seenInLastRuns(folder).keys()].sort()).toEqual(['hello', 'ping']);
});

test('a whole run begins with nothing, and adds up its stages with those runs that their tests start', () => {
  vi.stubEnv('COMMANDS', undefined);
  const folder = newFolder();
  run('node', 'create', folder);
  sumUpCommands(folder);
  run('node', 'drop', folder);
  run('node', 'hello', folder);
  expect([...seenInLastRuns(folder).keys()].sort()).toEqual(['drop', 'hello']);
  const unused = new Set(unusedCommands(folder));
  const others = readKnownCommands().filter(({ part }) => !unused.has(part));
  const byChance = ['killCursors: cursors in a transaction', 'read concern of its session'];
  expect(others.map(({ part }) => part)).toEqual(['drop', 'hello', ...byChance]);
});
