import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { BUILD_INFO, readBuildInfo } from './build-info.ts';
import type { ReleasePaths } from './release-paths.ts';

const SERVER = join('dist-server', 'server.cjs');
const buildInfo = z.looseObject({ name: z.string(), version: z.string(), files: z.array(z.string()) });

/**
 * Copies a remote's build, with its server bundle if it has one, into the folder of published versions, under the build's
 * version. A version that has been published before is not changed: the same version is the same build.
 * @param built folder that holds the build: `dist`, and `dist-server` when there is one
 * @throws UserFacingError when it has not been built, or its version has been published with other content
 */
export function publish(paths: ReleasePaths, built: string): { name: string; version: string; isNew: boolean } {
  const info = parseBuildInfo(built);
  const { name, version } = info;
  const target = join(paths.dir, name, version);
  if (existsSync(target)) {
    const changed = changedFiles(built, target);
    if (changed.length === 0) return { name, version, isNew: false };
    const files = changed.join(', ');
    throw new UserFacingError(
      `${name} ${version} has been published with other content (${files}). Raise the version in package.json.`,
    );
  }

  // Renamed when complete, so that a gateway never sees half of it.
  const draft = join(paths.dir, name, `.${version}.${randomUUID()}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'dist'), { recursive: true });
  for (const file of info.files) copyWithCopies(join(built, 'dist', file), join(draft, 'dist', file));
  if (existsSync(join(built, 'dist-server'))) {
    cpSync(join(built, 'dist-server'), join(draft, 'dist-server'), { recursive: true });
  }
  writeFileSync(join(draft, BUILD_INFO), `${JSON.stringify({ ...info, publishedAt: Date.now() }, null, 2)}\n`);
  renameSync(draft, target);
  return { name, version, isNew: true };
}

/** Files of a build that differ from those that were published under its version. */
function changedFiles(built: string, target: string): string[] {
  const infoOf = (folder: string) => {
    const { publishedAt: _publishedAt, ...info } = parseBuildInfo(folder);
    return info;
  };
  if (!isDeepStrictEqual(infoOf(built), infoOf(target))) return [BUILD_INFO];
  const contentOf = (folder: string, file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  };
  const files = [...infoOf(built).files.map((file) => join('dist', file)), SERVER];
  return files.filter((file) => file !== BUILD_INFO && !contentOf(built, file).equals(contentOf(target, file)));
}

/** @throws UserFacingError when the folder holds no build */
export function parseBuildInfo(built: string): z.output<typeof buildInfo> {
  const info = readBuildInfo(built);
  if (!info) throw new UserFacingError(`${built} has not been built.`);
  return buildInfo.parse(info);
}

/** A file with its compressed copies and its source map. */
function copyWithCopies(from: string, to: string): void {
  for (const ending of ['', '.br', '.gz', '.map']) if (existsSync(from + ending)) cpSync(from + ending, to + ending);
}
