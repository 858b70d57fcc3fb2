import { join } from 'node:path';
import { liveRelease } from '@practice/service-kit/remotes-list/live-release';
import type { Entry, Release } from '@practice/service-kit/remotes-list/remotes-file';
import { z } from 'zod';
import { readBuildInfo } from './build-info.ts';
import type { ReleasePaths } from './release-paths.ts';
import { allEntries } from './releases.ts';

const shown = z.object({
  routes: z.array(z.string()).default([]),
  sections: z.array(z.object({ key: z.string() })).default([]),
});

/** What a remote shows: paths of pages ('/blog/*') and keys of sections of the back office. */
export type Shown = { name: string; routes: readonly string[]; sections: readonly string[] };

/** What the build in a folder shows; nothing when there is none. */
export function shownByBuild(name: string, folder: string): Shown {
  return shownByInfo(name, readBuildInfo(folder) ?? {});
}

/** What a release shows: a published version, a remote at another address or, without one, the build of the start. */
export function shownByRelease(paths: ReleasePaths, name: string, release: Release | undefined): Shown {
  if (typeof release === 'string') return shownByBuild(name, join(paths.dir, name, release));
  const built = paths.builds ? shownByBuild(name, join(paths.builds, name)) : shownByInfo(name, {});
  if (release === undefined) return built;
  const given = shownByInfo(name, release);
  return given.routes.length + given.sections.length > 0 ? given : built;
}

/** What each remote that is live shows. */
export function shownByLive(paths: ReleasePaths): Shown[] {
  const isListed = ({ enabled }: Entry) => enabled !== false;
  return allEntries(paths)
    .filter(isListed)
    .map((entry) => shownByRelease(paths, entry.name, liveRelease(entry)));
}

function shownByInfo(name: string, info: unknown): Shown {
  const { routes, sections } = shown.parse(info);
  return { name, routes, sections: sections.map(({ key }) => key) };
}
