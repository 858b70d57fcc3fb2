import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from '@practice/contracts';
import { findWorkspaces, type Workspace } from '../workspaces/find-workspaces.ts';

/** Their tests look at the files of all others. */
const READS_ALL: ReadonlySet<string> = new Set(['gateway', 'tooling', 'e2e', 'bench']);
/** Files of a workspace that the tests of all others use. */
const USED_BY_ALL = new Set(['gateway/api.graphql']);

const passedHashes = z.record(z.string(), z.string());
/** By folder of the workspace, a hash of all that its tests depend on. */
export type Hashes = z.infer<typeof passedHashes>;

/**
 * What the tests of each workspace depend on, as a hash: its own files, those of the workspaces that its package.json names
 * and of theirs, those outside of all workspaces, and the version of Node. Files are those that git tracks or would add.
 * @param readsAll workspaces whose tests look at all files; those of none when only what a program is made of counts
 * @returns undefined where git cannot say which files there are
 */
export function hashWorkspaces(root: string, readsAll = READS_ALL): Hashes | undefined {
  const files = listFiles(root);
  if (!files) return undefined;
  const workspaces = findWorkspaces(root);
  const dirs = workspaces.map(({ dir }) => dir);
  const byOwner = new Map<string, string[]>();
  for (const path of files) {
    const owner = USED_BY_ALL.has(path) ? '' : (dirs.find((dir) => path.startsWith(`${dir}/`)) ?? '');
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), path]);
  }
  const own = new Map(['', ...dirs].map((dir) => [dir, hashFiles(root, byOwner.get(dir) ?? [])]));
  return Object.fromEntries(
    workspaces.map((workspace) => {
      const read = readsAll.has(workspace.dir) ? dirs : dependenciesOf(workspace, workspaces);
      const parts = ['', workspace.dir, ...read.toSorted()].map((dir) => own.get(dir));
      return [workspace.dir, hash([process.version, ...parts])];
    }),
  );
}

/** Folders of the workspaces that are named in a package.json, and of those that theirs name. */
function dependenciesOf(workspace: Workspace, all: Workspace[], found = new Set<string>()): string[] {
  const { dependencies = {}, devDependencies = {} } = workspace.manifest as Record<string, Record<string, string>>;
  for (const each of all) {
    if (found.has(each.dir) || !(each.name in dependencies || each.name in devDependencies)) continue;
    found.add(each.dir);
    dependenciesOf(each, all, found);
  }
  return [...found];
}

function listFiles(root: string): string[] | undefined {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  return status === 0 ? stdout.split('\0').filter(Boolean).sort() : undefined;
}

const hash = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function hashFiles(root: string, paths: string[]): string {
  const sum = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    // One that git knows and that is not there was deleted.
    if (existsSync(full)) sum.update(`${path}\0`).update(readFileSync(full)).update('\0');
  }
  return sum.digest('hex');
}

/** The hashes with which tests last passed; none where no file says so. */
export function readPassed(file: string): Hashes {
  try {
    return passedHashes.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function writePassed(file: string, hashes: Hashes): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashes, null, 2));
}
