import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';
import { readSource, type Source } from './read-imports.ts';
import { importRules, readsEnvironment } from './rules.ts';
import { describeFile, kindOf, type SourceFile } from './source-file.ts';

/** Where a file breaks a rule, such as `services/seo/src/x.ts:3`, and what is wrong. */
type Violation = { location: string; problem: string };

const SOURCE = /\.(?:[cm]?ts|tsx|[cm]?js|jsx)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-server', 'generated', 'coverage', '.turbo', '.data']);

/** Checks the rules of docs/architecture.md on who may import whom, over all source files of all workspaces. */
export function checkBoundaries(root: string): { files: number; violations: Violation[] } {
  const workspaces = findWorkspaces(root);
  const violations: Violation[] = [];
  let files = 0;
  for (const workspace of workspaces) {
    const kind = kindOf(workspace.dir);
    if (!kind) {
      violations.push({ location: workspace.dir, problem: 'is a workspace that the boundaries do not know' });
      continue;
    }
    for (const path of sourcesIn(root, workspace.dir)) {
      files++;
      const file = describeFile(path, workspace, kind);
      violations.push(...checkFile(file, readSource(readFileSync(join(root, path), 'utf8')), workspaces));
    }
  }
  return { files, violations };
}

function checkFile(file: SourceFile, source: Source, workspaces: ReturnType<typeof findWorkspaces>): Violation[] {
  const violations = source.imports.flatMap(({ specifier, line }) =>
    importRules
      .map((rule) => rule(file, specifier, workspaces))
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ location: `${file.path}:${line}`, problem })),
  );
  const line = readsEnvironment(file, source);
  if (line === undefined) return violations;
  return [
    ...violations,
    { location: `${file.path}:${line}`, problem: 'reads the environment; that is for env.ts alone' },
  ];
}

function sourcesIn(root: string, dir: string): string[] {
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesIn(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}
