import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { Places } from './places.ts';
import { changeEntry, type Entry, readRemotesFile } from './remotes-file.ts';

/** The published versions of a remote, oldest first. */
export function publishedVersions({ dir }: Places, name: string): string[] {
  const folder = join(dir, name);
  if (!existsSync(folder)) return [];
  const infoOf = (version: string) => join(folder, version, 'dist', 'remote.json');
  return readdirSync(folder)
    .filter((version) => existsSync(infoOf(version)))
    .sort((one, other) => publishedAt(infoOf(one)) - publishedAt(infoOf(other)));
}

function publishedAt(file: string): number {
  return Number(JSON.parse(readFileSync(file, 'utf8')).publishedAt ?? 0);
}

/** Puts a published version in the place of what is live; what was live is what `rollBack` returns to. */
export function makeLive(places: Places, name: string, version: string): Entry {
  assertPublished(places, name, version);
  return changeEntry(places.file, name, ({ version: before, previous, ...rest }) => {
    const former = before === version ? previous : before;
    return { ...rest, version, ...(former ? { previous: former } : {}) };
  });
}

/**
 * Returns to the version that was live before; to what `npm run build` built, when none was.
 * @throws UserFacingError when nothing published is live
 */
export function rollBack(places: Places, name: string): Entry {
  const entry = readRemotesFile(places.file).remotes.find((each) => each.name === name);
  if (!entry?.version)
    throw new UserFacingError(`No published version of ${name} is live: there is nothing to go back from.`);
  if (entry.previous) assertPublished(places, name, entry.previous);
  return changeEntry(places.file, name, ({ version: _version, previous, ...rest }) =>
    previous ? { ...rest, version: previous } : rest,
  );
}

/** Lists a version as a preview, which staff may choose, or takes it off that list. */
export function listPreview(
  places: Places,
  name: string,
  version: string,
  { isOffered }: { isOffered: boolean },
): Entry {
  if (isOffered) assertPublished(places, name, version);
  return changeEntry(places.file, name, ({ previews = [], ...rest }) => {
    const others = previews.filter((preview) => preview.version !== version);
    const list = isOffered ? [...others, { version }] : others;
    return { ...rest, ...(list.length > 0 ? { previews: list } : {}) };
  });
}

function assertPublished(places: Places, name: string, version: string): void {
  const versions = publishedVersions(places, name);
  if (versions.includes(version)) return;
  const known = versions.length > 0 ? `There are: ${versions.join(', ')}` : 'None has been published yet';
  throw new UserFacingError(`${name} ${version} has not been published. ${known}.`);
}
