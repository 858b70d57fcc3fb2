import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, stepsBack } from '@practice/service-kit/remotes-list/live-release';
import { changeEntry, type Entry, readEntry } from '@practice/service-kit/remotes-list/remotes-file';
import type { ReleasePaths } from './release-paths.ts';
import { listPublished } from './releases.ts';

/** So many of the newest versions are kept, whatever their age. */
const NEWEST = 5;
/** An open page loads the files of its version for at most so long. */
const KEPT_MS = 30 * 86_400_000;

/**
 * The published versions that the next publish removes, oldest first: those older than 30 days that are neither live, nor a step
 * that `rollback` goes back to, nor a preview, nor among the newest five.
 */
export function oldVersions(paths: ReleasePaths, entry: Entry, now = Date.now()): string[] {
  const inUse = [liveRelease(entry), ...stepsBack(entry), ...(entry.previews ?? []).map(({ version }) => version)];
  return listPublished(paths, entry.name)
    .slice(0, -NEWEST)
    .filter(({ version, publishedAt }) => now - publishedAt > KEPT_MS && !inUse.includes(version))
    .map(({ version }) => version);
}

/** Removes the old versions of a remote, and returns them. No other command makes one of them live in that time. */
export function tidyVersions(paths: ReleasePaths, name: string): string[] {
  if (oldVersions(paths, readEntry(paths.file, name)).length === 0) return [];
  let removed: string[] = [];
  changeEntry(paths.file, name, (entry) => {
    removed = oldVersions(paths, entry);
    for (const version of removed) rmSync(join(paths.dir, name, version), { recursive: true, force: true });
    return entry;
  });
  return removed;
}

/** For the terminal: a sentence about what was removed; '' when that is nothing. */
export function describeTidied(removed: readonly string[]): string {
  return removed.length > 0 ? `\nRemoved, as older than 30 days and out of use: ${removed.join(', ')}.` : '';
}
