import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownCommands } from '@practice/service-kit/testing/commands/known-commands';
import { z } from 'zod';
import { root } from '../start/env.ts';

/** Where runs of the tests note what they send to the database: a folder a project of vitest and way of queries, a file a worker. */
export const commandsFolder = join(root, '.data/checks/commands');
const line = z.object({ part: z.string(), file: z.string() });

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
    .filter((part) => !seen.has(part));
}
