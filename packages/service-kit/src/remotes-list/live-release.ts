import type { Entry, Release } from './remotes-file.ts';

/** The fields that describe a remote at another address; they are removed together with it. */
const addressFields = [
  'manifest',
  'version',
  'routes',
  'sections',
  'addresses',
  'permission',
  'sharedImports',
  'packages',
] as const;
/** How many steps `rollback` can go back. */
const MAX_STEPS = 20;

/** What an entry has live; undefined when that is the build that the product was started with. */
export function liveRelease(entry: Entry): Release | undefined {
  if (entry.manifest === undefined) return entry.version;
  const fields = addressFields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]]));
  return { ...Object.fromEntries(fields), manifest: entry.manifest };
}

/** The entry with another release live; undefined for the build that the product was started with. */
export function withLive(entry: Entry, release: Release | undefined): Entry {
  const rest = { ...entry };
  const old: readonly string[] = entry.manifest === undefined ? ['version'] : addressFields;
  for (const field of old) delete rest[field];
  if (release === undefined) return rest;
  return typeof release === 'string' ? { ...rest, version: release } : { ...rest, ...release };
}

/** What `rollback` returns to, the most recent first. */
export function stepsBack({ previous, earlier = [] }: Entry): Release[] {
  return previous === undefined ? [] : [previous, ...earlier];
}

/**
 * Whether an entry has something to return to: a step, or the build that the product was started with, unless that is of the version
 * that is live.
 */
export function hasStepBack(entry: Entry, built: string | undefined): boolean {
  const live = liveRelease(entry);
  return stepsBack(entry).length > 0 || (built !== undefined && live !== undefined && live !== built);
}

export function withSteps({ previous: _previous, earlier: _earlier, ...rest }: Entry, steps: Release[]): Entry {
  const [previous, ...earlier] = steps.slice(0, MAX_STEPS);
  return { ...rest, ...(previous ? { previous } : {}), ...(earlier.length > 0 ? { earlier } : {}) };
}

export function isSameRelease(one: Release | undefined, other: Release | undefined): boolean {
  return addressOf(one) === addressOf(other);
}

/** The version of a release as pages name it; undefined for the build that the product was started with. */
export function versionOf(release: Release | undefined): string | undefined {
  return typeof release === 'object' ? (release.version ?? 'external') : release;
}

/** For the terminal: the version, or the address. */
export function describeRelease(release: Release): string {
  if (typeof release === 'string') return release;
  return release.version ? `${release.version} at ${release.manifest}` : release.manifest;
}

const addressOf = (release: Release | undefined) => (typeof release === 'object' ? release.manifest : release);
