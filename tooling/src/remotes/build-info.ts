import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build describes itself, below its folder. */
export const BUILD_INFO = join('dist', 'remote.json');

/** Returns what a build says of itself, as it is; undefined when the folder holds none. */
export function readBuildInfo(folder: string): Record<string, unknown> | undefined {
  const file = join(folder, BUILD_INFO);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
