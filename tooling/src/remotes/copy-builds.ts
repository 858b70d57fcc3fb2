import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '../database/private-files.ts';

/**
 * Copies the builds of all remotes in `root` to `target`, replacing those of an earlier start. The gateway serves the
 * copies: a later build of a remote becomes visible when it is published, or at the next start.
 */
export function copyBuilds(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root)) {
    if (!name.startsWith('mf-') || !existsSync(join(root, name, 'dist', 'remote.json'))) continue;
    for (const folder of ['dist', 'dist-server']) copyFolder(join(root, name, folder), join(target, name, folder));
  }
  makePrivate(target);
}

function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name));
    else copyFileSync(join(from, entry.name), join(to, entry.name));
  }
}
