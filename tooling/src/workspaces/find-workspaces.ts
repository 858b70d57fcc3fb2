import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Workspace = {
  /** Folder relative to the root, with slashes: `services/identity`. */
  dir: string;
  /** Name of the package: `@practice/identity`. */
  name: string;
  /** `package.json` as it is. */
  manifest: Record<string, unknown>;
};

/** The workspaces that the root's package.json lists; a pattern may end in `/*`. */
export function findWorkspaces(root: string): Workspace[] {
  const { workspaces } = readJson(join(root, 'package.json')) as { workspaces: string[] };
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(root, pattern.slice(0, -2)) : [pattern]))
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .map((dir) => {
      const manifest = readJson(join(root, dir, 'package.json'));
      return { dir, name: String(manifest.name), manifest };
    });
}

function foldersIn(root: string, dir: string): string[] {
  if (!existsSync(join(root, dir))) return [];
  return readdirSync(join(root, dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${dir}/${entry.name}`);
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'));
}
