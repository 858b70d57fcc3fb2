import { join } from 'node:path';
import type { RemoteImports } from '@practice/contracts';
import { describeRelease, liveRelease, stepsBack } from '@practice/service-kit/remotes-list/live-release';
import { type Preview, type Release, readRemotesFile } from '@practice/service-kit/remotes-list/remotes-file';
import { z } from 'zod';
import { readBuildInfo } from '../remotes/build-info.ts';
import type { ReleasePaths } from '../remotes/release-paths.ts';

/** What `remote.json` says of shared modules; builds by other tools, and old ones, say nothing. */
const info = z.object({
  sharedImports: z.record(z.string(), z.array(z.string())).default({}),
  packages: z.record(z.string(), z.string()).default({}),
});

/** What a build imports, by the content of its `remote.json`. */
export function importsOfInfo(content: unknown, owner: string): RemoteImports {
  const { sharedImports, packages } = info.parse(content ?? {});
  return { owner, imports: sharedImports, packages };
}

/** What the build in a folder imports. */
export function importsOfBuild(folder: string, owner: string): RemoteImports {
  return importsOfInfo(readBuildInfo(folder), owner);
}

/** What a published version, or a remote at another address as it was when it was made live, imports. */
export function importsOfRelease({ dir }: Pick<ReleasePaths, 'dir'>, name: string, release: Release): RemoteImports {
  const owner = `${name} ${describeRelease(release)}`;
  return typeof release === 'string' ? importsOfBuild(join(dir, name, release), owner) : importsOfInfo(release, owner);
}

/**
 * What everything imports that somebody may see by the file of remotes: live versions and previews.
 * @param includePrevious what `rollback` would make live next too
 */
export function importsInUse(paths: ReleasePaths, { includePrevious = false } = {}): RemoteImports[] {
  return readRemotesFile(paths.file).remotes.flatMap((entry) => {
    if (entry.enabled === false) return [];
    const releases = [
      liveRelease(entry),
      ...(entry.previews ?? []).map(releaseOfPreview),
      ...(includePrevious ? stepsBack(entry).slice(0, 1) : []),
    ];
    return releases.flatMap((release) => (release ? [importsOfRelease(paths, entry.name, release)] : []));
  });
}

function releaseOfPreview({ version, manifest, ...rest }: Preview): Release {
  return manifest === undefined ? version : { ...rest, version, manifest };
}
