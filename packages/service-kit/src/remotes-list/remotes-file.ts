import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { OperationProblem } from '../operations/operation.ts';
import { withFolderLock } from './folder-lock.ts';

/** A remote at another address, with what the gateway needs to know of it. */
const address = z.looseObject({ manifest: z.string(), version: z.string().optional() });
const release = z.union([z.string(), address]);

/** A version that staff, or the one user whom `for` names, may choose; at an address of its own where it has a manifest. */
const preview = z.looseObject({
  version: z.string(),
  manifest: z.string().optional(),
  for: z.string().optional(),
  routes: z.array(z.string()).optional(),
});

/** What a command did, for the audit log. */
const change = z.looseObject({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  version: z.string(),
});

/** The fields that these commands use; the gateway's other fields are kept unchanged. */
const entry = z.looseObject({
  name: z.string(),
  version: z.string().optional(),
  manifest: z.string().optional(),
  previous: release.optional(),
  earlier: z.array(release).optional(),
  previews: z.array(preview).optional(),
  changes: z.array(change).optional(),
});
const content = z.looseObject({ remotes: z.array(entry) });

export type Entry = z.output<typeof entry>;
export type Preview = z.output<typeof preview>;
/** What can be live: a published version, or a remote at another address. */
export type Release = z.output<typeof release>;

/**
 * The file of remotes; an empty list when there is none yet.
 * @throws OperationProblem when it cannot be read as such
 */
export function readRemotesFile(file: string): { remotes: Entry[] } {
  if (!existsSync(file)) return { remotes: [] };
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new OperationProblem(`${file} is not a list of remotes: ${error instanceof Error ? error.message : error}`);
  }
}

/** One remote's entry; an empty one when the file has none. */
export function readEntry(file: string, name: string): Entry {
  return readRemotesFile(file).remotes.find((each) => each.name === name) ?? { name };
}

/**
 * Changes one remote's entry. Changes of several programs come one after the other, and the file is replaced in one step:
 * the gateway never reads half of it.
 */
export function changeEntry(file: string, name: string, change: (before: Entry) => Entry): Entry {
  mkdirSync(dirname(file), { recursive: true });
  return withFolderLock(`${file}.lock`, () => {
    const before = readRemotesFile(file);
    const changed = change(before.remotes.find((each) => each.name === name) ?? { name });
    const remotes = before.remotes.some((each) => each.name === name)
      ? before.remotes.map((each) => (each.name === name ? changed : each))
      : [...before.remotes, changed];
    const draft = `${file}.${randomUUID()}.tmp`;
    writeFileSync(draft, `${JSON.stringify({ ...before, remotes }, null, 2)}\n`);
    renameSync(draft, file);
    return changed;
  });
}
