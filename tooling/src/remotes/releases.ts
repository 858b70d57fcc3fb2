import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { goBack } from '@practice/service-kit/remotes-list/go-back';
import { type Made, noted } from '@practice/service-kit/remotes-list/list-changes';
import {
  isSameRelease,
  liveRelease,
  stepsBack,
  withLive,
  withSteps,
} from '@practice/service-kit/remotes-list/live-release';
import {
  changeEntry,
  type Entry,
  type Preview,
  type Release,
  readEntry,
  readRemotesFile,
} from '@practice/service-kit/remotes-list/remotes-file';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { readBuildInfo } from './build-info.ts';
import { publish } from './publish.ts';
import type { ReleasePaths } from './release-paths.ts';

/** The published versions of a remote, oldest first. */
export function publishedVersions(paths: ReleasePaths, name: string): string[] {
  return listPublished(paths, name).map(({ version }) => version);
}

/** The same with the time in milliseconds at which each was published, 0 where that is not known. */
export function listPublished({ dir }: ReleasePaths, name: string): { version: string; publishedAt: number }[] {
  const folder = join(dir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((version) => {
      const info = version.startsWith('.') ? undefined : readBuildInfo(join(folder, version));
      return info ? [{ version, publishedAt: Number(info.publishedAt ?? 0) }] : [];
    })
    .sort((one, other) => one.publishedAt - other.publishedAt);
}

/**
 * Makes a published version, a remote at another address or, without a release, the build that the product was started
 * with live. What was live is the first step of `rollBack`; where that was such a build, it is kept as a version first. What is live
 * already is no step.
 * @throws UserFacingError when the version has not been published, or there is no such build
 */
export function makeLive(paths: ReleasePaths, name: string, release: Release | undefined, made?: Made): Entry {
  if (typeof release === 'string') assertPublished(paths, name, release);
  const target = release ?? builtVersion(paths, name);
  if (!target) throw new UserFacingError(`The product was started without a build of ${name}. It stays as it is.`);
  return changeEntry(paths.file, name, (entry) => {
    const before = liveRelease(entry) ?? keepBuild(paths, name);
    if (isSameRelease(before, target)) return typeof release === 'string' ? entry : withLive(entry, release);
    const steps = before ? [before, ...stepsBack(entry)] : stepsBack(entry);
    return noted(withSteps(withLive(entry, release), steps), made);
  });
}

/**
 * Returns to what was live before, one step with every call; with `toNothing` also where nothing was.
 * @throws OperationProblem when there is nothing to return to
 */
export function rollBack(paths: ReleasePaths, name: string, made?: Made, toNothing?: boolean): Entry {
  return goBack(paths.file, name, {
    made,
    built: builtVersion(paths, name),
    toNothing,
    assertPublished: (version) => assertPublished(paths, name, version),
  });
}

type Listing = {
  isOffered: boolean;
  /** Name or id of the one user who may choose it. */
  person?: string | undefined;
  made?: Made;
};

/**
 * Lists a version, or a remote at another address, as a preview, which staff may choose, or takes it off that list.
 * @throws UserFacingError when it has not been published, the build at the address does not say its version, or it is a preview
 * for others
 */
export function listPreview(
  paths: ReleasePaths,
  name: string,
  release: Release,
  { isOffered, person, made }: Listing,
): Entry {
  if (isOffered && typeof release === 'string') assertPublished(paths, name, release);
  const preview = { ...previewOf(release), ...(person ? { for: person } : {}) };
  return changeEntry(paths.file, name, ({ previews = [], ...rest }) => {
    const others = previews.filter(({ version }) => version !== preview.version);
    const listed = previews.find(({ version }) => version === preview.version);
    if (isOffered && listed && listed.for !== person)
      throw new UserFacingError(
        `${name} ${preview.version} is a preview for ${listed.for ?? 'all staff'}. To offer it to others, withdraw it first.`,
      );
    const list = isOffered ? [...others, preview] : others;
    const changed = { ...rest, ...(list.length > 0 ? { previews: list } : {}) };
    return noted(changed, made, preview.version);
  });
}

/** Permission and sections of a preview at another address are those of what is live; so are its pages where it names none. */
function previewOf(release: Release): Preview {
  if (typeof release === 'string') return { version: release };
  const { version, manifest, routes, sharedImports, packages } = release;
  if (!version)
    throw new UserFacingError(`The build at ${manifest} does not say its version, by which staff could choose it.`);
  const pages = routes ? { routes: routes as string[] } : {};
  return { version, manifest, ...pages, ...(sharedImports ? { sharedImports, packages } : {}) };
}

/** Version of the build that the product was started with; undefined when it has none of this remote. */
export function builtVersion({ builds }: ReleasePaths, name: string): string | undefined {
  const info = builds ? readBuildInfo(join(builds, name)) : undefined;
  return info?.version as string | undefined;
}

/** What is live of a remote; undefined when nothing is. */
export function liveNow(paths: ReleasePaths, name: string): Release | undefined {
  return liveRelease(readEntry(paths.file, name)) ?? builtVersion(paths, name);
}

/** The entry of every remote: those of the list, and an empty one for each that is live only as the product was started with it. */
export function allEntries(paths: ReleasePaths): Entry[] {
  const { remotes } = readRemotesFile(paths.file);
  const { builds } = paths;
  const built = builds && existsSync(builds) ? readdirSync(builds) : [];
  const others = built.filter(
    (name) => name.startsWith('mf-') && builtVersion(paths, name) && !remotes.some((entry) => entry.name === name),
  );
  return [...remotes, ...others.map((name): Entry => ({ name }))];
}

function keepBuild(paths: ReleasePaths, name: string): string | undefined {
  if (!paths.builds || !builtVersion(paths, name)) return undefined;
  return publish(paths, join(paths.builds, name)).version;
}

function assertPublished(paths: ReleasePaths, name: string, version: string): void {
  const versions = publishedVersions(paths, name);
  if (versions.includes(version)) return;
  const known = versions.length > 0 ? `There are: ${versions.join(', ')}` : 'None has been published yet';
  throw new UserFacingError(`${name} ${version} has not been published. ${known}.`);
}
