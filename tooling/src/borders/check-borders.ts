import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';
import { readSource, type Source } from './read-imports.ts';
import { importRules, readsEnvironment } from './rules.ts';
import { kindOf, placeFile, type SourceFile } from './source-file.ts';

/** A border that a file crosses: `services/seo/src/x.ts:3` and what is wrong. */
export type Crossing = { place: string; problem: string };

const SOURCE = /\.(?:[cm]?ts|tsx|[cm]?js|jsx)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-server', 'generated', 'coverage', '.turbo', '.data']);

/** Checks the borders of architecture.md over all source files of all workspaces. */
export function checkBorders(root: string): { files: number; crossings: Crossing[] } {
  const workspaces = findWorkspaces(root);
  const crossings: Crossing[] = [];
  let files = 0;
  for (const workspace of workspaces) {
    const kind = kindOf(workspace.dir);
    if (!kind) {
      crossings.push({ place: workspace.dir, problem: 'is a workspace that the borders do not know' });
      continue;
    }
    for (const path of sourcesIn(root, workspace.dir)) {
      files++;
      const file = placeFile(path, workspace, kind);
      crossings.push(...checkFile(file, readSource(readFileSync(join(root, path), 'utf8')), workspaces));
    }
  }
  return { files, crossings };
}

function checkFile(file: SourceFile, source: Source, workspaces: ReturnType<typeof findWorkspaces>): Crossing[] {
  const crossed = source.imports.flatMap(({ specifier, line }) =>
    importRules
      .map((rule) => rule(file, specifier, workspaces))
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ place: `${file.path}:${line}`, problem })),
  );
  const line = readsEnvironment(file, source);
  if (line === undefined) return crossed;
  return [...crossed, { place: `${file.path}:${line}`, problem: 'reads the environment; that is for env.ts alone' }];
}

function sourcesIn(root: string, dir: string): string[] {
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesIn(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}
