import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { RemoteChange } from '@practice/contracts';
import { describeRelease, liveRelease } from './live-release.ts';
import type { Entry } from './remotes-file.ts';

/** Who changes an entry, and how, for the audit log. */
export type Made = { by: string; action: RemoteChange['action'] };

/** How many changes an entry keeps, the most recent first. */
const MAX_CHANGES = 20;

/** The name of the operating system's user, who changes the list unless the command says another one. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may be a number without a name.
    return 'unknown';
  }
}

/**
 * The entry with a note of what was done: to which version, by whom, when. `version` is what is live when not given. Without
 * `made` nothing is noted.
 */
export function noted(entry: Entry, made: Made | undefined, version = liveVersion(entry)): Entry {
  if (!made) return entry;
  const { by, action } = made;
  const change = { id: randomUUID(), at: new Date().toISOString(), by, action, version };
  return { ...entry, changes: [change, ...(entry.changes ?? [])].slice(0, MAX_CHANGES) };
}

/** The change by which that is live which is; undefined when it is not noted. */
export function lastLiveChange(entry: Entry) {
  const change = entry.changes?.find(({ action }) => !action.startsWith('preview-'));
  return change?.version === liveVersion(entry) ? change : undefined;
}

function liveVersion(entry: Entry): string {
  const live = liveRelease(entry);
  return live ? describeRelease(live) : 'built';
}
