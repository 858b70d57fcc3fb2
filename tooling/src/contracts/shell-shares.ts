import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellShares } from '@practice/contracts';
import { z } from 'zod';
import { sharedModules } from '../rspack/shared-modules.ts';

const built = z.object({
  sharedExports: z.record(z.string(), z.array(z.string())),
  packages: z.record(z.string(), z.string()),
});
const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** What the shell that is built here shares; as its sources say where it has not been built. */
export function sharesOfShell(root: string): ShellShares {
  const file = join(root, 'shell/dist/shell.json');
  const info = existsSync(file) ? built.safeParse(readJson(file)) : undefined;
  return info?.success ? { exports: info.data.sharedExports, packages: info.data.packages } : sharesOfSources(root);
}

/** What the next build of the shell shares: the entries of `@practice/ui`, which list every name that they export. */
export function sharesOfSources(root: string): ShellShares {
  const dir = join(root, 'packages/ui');
  const { name, version, exports, dependencies } = packageFile.parse(readJson(join(dir, 'package.json')));
  const entries = Object.entries(exports)
    .map(([entry, file]) => ({ module: name + entry.slice(1), file: join(dir, file) }))
    .filter(({ module }) => sharedModules.some((shared) => shared === module));
  return {
    exports: Object.fromEntries(entries.map(({ module, file }) => [module, namesIn(file)])),
    packages: { ...dependencies, [name]: version },
  };
}

/**
 * The names of `export { A, type B, C as D } from '…'`, without types.
 * @throws Error at an export of another kind
 */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const other = /^export (?!\{|type )[^\n]*/m.exec(text);
  if (other) throw new Error(`${file} lists what it exports by name, as in "export { A } from", not by: ${other[0]}`);
  return [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.replace(/\/\/.*$/gm, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
