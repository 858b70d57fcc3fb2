import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The modules of which a page, and a render on the server, has exactly one copy. The shell provides them all: to the
 * browser through module federation, to the server bundles of the remotes through `shell/dist-server/server.cjs`.
 * Vendor packages behind them (Chakra, router, Apollo, Emotion) are single because only `@practice/ui` imports them.
 * `@practice/contracts` is deliberately not shared: a shared module cannot be tree-shaken, and zod would come with it.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@practice/ui',
  '@practice/ui/admin',
  '@practice/ui/back-office',
  '@practice/ui/date',
  '@practice/ui/overlay',
  '@practice/ui/router',
  '@practice/ui/data',
  '@practice/ui/query',
  '@practice/ui/records',
] as const;

/** Not used on the server: the back office is rendered in the browser. */
const browserOnly: readonly string[] = [
  'react-dom/client',
  '@practice/ui/admin',
  '@practice/ui/back-office',
  '@practice/ui/data',
  '@practice/ui/records',
];

/** What a server bundle takes from the shell instead of bundling it. */
export const serverSharedModules = sharedModules.filter((name) => !browserOnly.includes(name));

type SharedEntry = {
  singleton: true;
  requiredVersion: string;
  strictVersion: true;
  version: string;
  import?: false;
};

/**
 * The `shared` option of the federation plugin. Versions are read from the installed packages; the shell's may be any of
 * the same major version, as names are checked before a remote is live. Remotes have no fallback copies: a second React or
 * a second theme would break the page.
 */
export function federationShared(dir: string, { isRemote }: { isRemote: boolean }): Record<string, SharedEntry> {
  const versionOf = installedIn(dir);
  return Object.fromEntries(
    sharedModules.map((name) => {
      const version = versionOf(packageName(name));
      const requiredVersion = `^${version.split('.')[0]}.0.0`;
      return [
        name,
        { singleton: true, requiredVersion, strictVersion: true, version, ...(isRemote ? { import: false } : {}) },
      ];
    }),
  );
}

/** Installed versions of the packages that the shell shares, and of the contracts, which every build carries itself. */
export function packageVersions(dir: string): Record<string, string> {
  const names = new Set([...sharedModules.map(packageName), '@practice/contracts']);
  return Object.fromEntries([...names].map((name) => [name, installedIn(dir)(name)]));
}

/** `@practice/ui` of `@practice/ui/router`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function installedIn(dir: string): (name: string) => string {
  const require = createRequire(path.join(dir, 'package.json'));
  return (name) => {
    // A package's "exports" need not list package.json, so it is looked for in the folders that Node would look in.
    for (const folder of require.resolve.paths(name) ?? []) {
      try {
        const { version } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
        return version;
      } catch {}
    }
    throw new Error(`${name} is shared through module federation but not installed`);
  };
}
