import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GENERATED_FILE = /(?:^|\/)(?:generated\/.*|[^/]*\.generated\.ts|supergraph\.graphql|api\.graphql|openapi\.json)$/;
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'dist-server',
  '.git',
  '.data',
  '.turbo',
  'coverage',
  'test-results',
]);

type Snapshot = Map<string, string>;

/** Path and content of all generated files under a folder. */
export function snapshotGenerated(root: string): Snapshot {
  return new Map(
    filesIn(root, '')
      .filter((path) => GENERATED_FILE.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function filesIn(root: string, dir: string): string[] {
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = dir ? `${dir}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** The files that differ between two snapshots: changed, added or gone. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

/** Puts files back as they were. */
export function restore(root: string, before: Snapshot, paths: string[]): void {
  for (const path of paths) {
    const content = before.get(path);
    const full = join(root, path);
    if (content === undefined) rmSync(full, { force: true });
    else if (!existsSync(full) || readFileSync(full, 'utf8') !== content) {
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, content);
    }
  }
}
