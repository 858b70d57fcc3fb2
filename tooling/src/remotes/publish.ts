import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { ReleasePaths } from './release-paths.ts';

const buildInfo = z.looseObject({ name: z.string(), version: z.string(), files: z.array(z.string()) });

/**
 * Copies a remote's build, with its server bundle if it has one, into the folder of published versions, under the build's
 * version. A version that has been published before is not changed: the same version is the same build.
 * @param built folder that holds the build: `dist`, and `dist-server` when there is one
 * @throws UserFacingError when it has not been built
 */
export function publish(paths: ReleasePaths, built: string): { name: string; version: string; isNew: boolean } {
  const infoFile = join(built, 'dist', 'remote.json');
  if (!existsSync(infoFile)) throw new UserFacingError(`${built} has not been built.`);
  const info = buildInfo.parse(JSON.parse(readFileSync(infoFile, 'utf8')));
  const { name, version } = info;
  const target = join(paths.dir, name, version);
  if (existsSync(target)) return { name, version, isNew: false };

  // Renamed when complete, so that a gateway never sees half of it.
  const draft = join(paths.dir, name, `.${version}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'dist'), { recursive: true });
  for (const file of info.files) copyWithCopies(join(built, 'dist', file), join(draft, 'dist', file));
  if (existsSync(join(built, 'dist-server'))) {
    cpSync(join(built, 'dist-server'), join(draft, 'dist-server'), { recursive: true });
  }
  writeFileSync(
    join(draft, 'dist', 'remote.json'),
    `${JSON.stringify({ ...info, publishedAt: Date.now() }, null, 2)}\n`,
  );
  renameSync(draft, target);
  return { name, version, isNew: true };
}

/** A file with its compressed copies and its source map. */
function copyWithCopies(from: string, to: string): void {
  for (const ending of ['', '.br', '.gz', '.map']) if (existsSync(from + ending)) cpSync(from + ending, to + ending);
}
