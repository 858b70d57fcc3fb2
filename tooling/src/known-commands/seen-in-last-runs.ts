import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownCommands } from '@practice/service-kit/testing/commands/known-commands';
import { z } from 'zod';
import { root } from '../start/env.ts';

/** Where runs of the tests note what they send to the database: a folder a project of vitest, a file a worker. */
const commandsFolder = join(root, '.data/checks/commands');
/**
 * What the driver sends by itself, and not in every run: where the server tells its time, as MongoDB does and the embedded
 * database does not, and when an answer to a transaction gets lost while a cursor is read.
 */
const BY_CHANCE = new Set(['read concern of its session', 'killCursors: cursors in a transaction']);
const line = z.object({ part: z.string(), file: z.string() });

/** Has this process's runs of the tests, and those that tests start, add up what they send, beginning with nothing. */
export function sumUpCommands(folder = commandsFolder): void {
  rmSync(folder, { recursive: true, force: true });
  process.env.COMMANDS = 'summed up';
}

/** The folder for the notes of a run of a project, without those of its last run unless runs are summed up. */
export function prepareNotes(project: string, folder = commandsFolder): string {
  const notes = join(folder, project);
  if (process.env.COMMANDS !== 'summed up') rmSync(notes, { recursive: true, force: true });
  return notes;
}

/** The parts of commands that the last run of each project has sent, each with the first test file that did. */
export function seenInLastRuns(folder = commandsFolder): Map<string, string> {
  const seen = new Map<string, string>();
  if (!existsSync(folder)) return seen;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.jsonl')) continue;
    for (const text of readFileSync(join(folder, path), 'utf8').split('\n').filter(Boolean)) {
      const { part, file } = line.parse(JSON.parse(text));
      if (!seen.has(part)) seen.set(part, file);
    }
  }
  return seen;
}

/** The known parts of commands that no run has sent: they can go, once every project has run. */
export function unusedCommands(folder = commandsFolder): string[] {
  const seen = seenInLastRuns(folder);
  return readKnownCommands()
    .map(({ part }) => part)
    .filter((part) => !seen.has(part) && !BY_CHANCE.has(part));
}
