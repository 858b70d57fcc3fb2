import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeRelease, stepsBack } from '@practice/service-kit/remotes-list/live-release';
import type { Release } from '@practice/service-kit/remotes-list/remotes-file';
import { assertShellFits } from '../contracts/assert-shell-fits.ts';
import { checkContracts } from '../contracts/check-contracts.ts';
import { importsOfBuild } from '../contracts/remote-imports.ts';
import { readSchema } from '../contracts/schema.ts';
import { documentsOfFolder } from '../contracts/sources.ts';
import { root } from '../start/env.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { assertNothingTakenIn } from './assert-nothing-taken.ts';
import { checkRemote, readWorkspace, withBuild } from './build-remote.ts';
import { assertWithinBudget, describeFirstPaint } from './first-paint.ts';
import { parseBuildInfo, publish } from './publish.ts';
import type { Installation } from './release-paths.ts';
import { listPreview, liveNow, makeLive } from './releases.ts';
import { shownByBuild } from './shown-by.ts';
import { describeTidied, tidyVersions } from './tidy-versions.ts';

type Options = {
  isPreview: boolean;
  /** The one user who may choose the preview. */
  person?: string | undefined;
  skipChecks: boolean;
  /** Takes the build that lies in the folder. */
  isBuilt: boolean;
  /** Paths and keys of sections that it may take from others. */
  takeOver?: readonly string[] | undefined;
  /** Who publishes it. */
  by: string;
};

/**
 * Publishes a remote: checks types and tests, builds, checks its queries against the composed schema, its imports of shared
 * modules against the shell, its first paint against its budget and its addresses against those of others, then makes the
 * version live or a preview. Returns a sentence for the terminal.
 * @param remote name of a workspace, or a folder
 * @throws UserFacingError when one of these fails; nothing has changed then
 */
export async function release(paths: Installation, remote: string, options: Options): Promise<string> {
  const { name, version } = options.isBuilt
    ? await publishBuild(paths, resolve(remote), options)
    : await buildAndPublish(paths, remote, options);
  if (options.isPreview) {
    const { person, by } = options;
    listPreview(paths, name, version, { isOffered: true, person, made: { by, action: 'preview-listed' } });
    return `${name} ${version} is a preview that ${person ?? 'staff'} can choose. What is live has not changed.`;
  }
  if (liveNow(paths, name) === version) return `${name} ${version} is live already. Nothing has changed.`;
  const [before] = stepsBack(makeLive(paths, name, version, { by: options.by, action: 'published' }));
  const tidied = describeTidied(tidyVersions(paths, name));
  const folderOf = (release: Release | undefined) =>
    typeof release === 'string' ? join(paths.dir, name, release) : undefined;
  const firstPaint = describeFirstPaint(join(paths.dir, name, version), folderOf(before));
  return `${name} ${version} is live. ${before ? `Before it: ${describeRelease(before)}` : 'Nothing was live before it'}.${firstPaint}${tidied}`;
}

async function buildAndPublish(paths: Installation, remote: string, options: Options) {
  const inRepository = join(root, remote);
  const workspace = readWorkspace(existsSync(join(inRepository, 'package.json')) ? inRepository : resolve(remote));
  if (!options.skipChecks) await checkRemote(workspace);
  const folder = join(paths.dir, `.build-${randomUUID()}`);
  return withBuild(workspace, folder, (built) => publishBuild(paths, built, options));
}

async function publishBuild(paths: Installation, built: string, options: Options) {
  const dist = join(built, 'dist');
  const { name } = parseBuildInfo(built);
  assertShellFits([importsOfBuild(built, name)], `${name} is not published`);
  const broken = checkContracts(readSchema(root), [documentsOfFolder(dist, name)]);
  if (broken.length > 0)
    throw new UserFacingError(`${name} is not published: it queries what the API does not have.\n${broken.join('\n')}`);
  assertWithinBudget(name, built);
  // Previews are seen by those alone who choose them.
  if (!options.isPreview) await assertNothingTakenIn(paths, shownByBuild(name, built), options.takeOver);
  return publish(paths, built);
}
