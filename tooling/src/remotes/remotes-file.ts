import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** What these commands need of an entry; the gateway knows the rest, which stays as it is. */
const entry = z.looseObject({
  name: z.string(),
  version: z.string().optional(),
  previous: z.string().optional(),
  previews: z.array(z.looseObject({ version: z.string() })).optional(),
});
const content = z.looseObject({ remotes: z.array(entry) });

export type Entry = z.output<typeof entry>;

/**
 * The file of remotes; an empty list when there is none yet.
 * @throws UserFacingError when it cannot be read as such
 */
export function readRemotesFile(file: string): { remotes: Entry[] } {
  if (!existsSync(file)) return { remotes: [] };
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserFacingError(`${file} is not a list of remotes: ${error instanceof Error ? error.message : error}`);
  }
}

/** Changes one remote's entry. The file is replaced in one step: the gateway never reads half of it. */
export function changeEntry(file: string, name: string, change: (before: Entry) => Entry): Entry {
  const before = readRemotesFile(file);
  const changed = change(before.remotes.find((each) => each.name === name) ?? { name });
  const remotes = before.remotes.some((each) => each.name === name)
    ? before.remotes.map((each) => (each.name === name ? changed : each))
    : [...before.remotes, changed];
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify({ ...before, remotes }, null, 2)}\n`);
  renameSync(draft, file);
  return changed;
}
