import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '../database/private-files.ts';
import { BUILD_INFO } from './build-info.ts';

/**
 * Copies the builds of all remotes in `root` to `target`, replacing what differs there from an earlier start. The gateway
 * serves the copies: a later build of a remote becomes visible when it is published, or at the next start.
 */
export function copyBuilds(root: string, target: string): void {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, BUILD_INFO)));
  mkdirSync(target, { recursive: true });
  removeOthers(target, names);
  for (const name of names) {
    for (const folder of ['dist', 'dist-server']) copyFolder(join(root, name, folder), join(target, name, folder));
  }
  makePrivate(target);
}

function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return void rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  removeOthers(to, readdirSync(from));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name));
    else copyFile(join(from, entry.name), join(to, entry.name));
  }
}

function removeOthers(folder: string, names: string[]): void {
  for (const name of readdirSync(folder)) {
    if (!names.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A copy gets the time of its file last, so one with the same time is whole. */
function copyFile(from: string, to: string): void {
  const { size, mtime } = statSync(from);
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return;
  copyFileSync(from, to);
  utimesSync(to, mtime, mtime);
}
