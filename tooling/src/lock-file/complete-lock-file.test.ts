import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockFile, type LockFile, missingBuilds } from './complete-lock-file.ts';

const file: LockFile = {
  packages: {
    '': {},
    'node_modules/turbo': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@turbo/darwin-64': '2.0.0',
        '@turbo/linux-64': '2.0.0',
        '@turbo/windows-arm64': '2.0.0',
      },
    },
    'node_modules/@turbo/linux-64': { version: '2.0.0', optional: true },
    'node_modules/lint': {
      version: '1.0.0',
      optionalDependencies: { 'lint-linux-x64': '1.0.0', 'lint-linux-x64-musl': '1.0.0' },
    },
    'node_modules/lint/node_modules/lint-linux-x64-musl': { version: '1.0.0', optional: true },
  },
};

test('builds for other systems that the lock file leaves out are added with their system', () => {
  const added = {
    'node_modules/@turbo/darwin-64': { version: '2.0.0', dev: true, optional: true, cpu: ['x64'], os: ['darwin'] },
    'node_modules/@turbo/windows-arm64': { version: '2.0.0', dev: true, optional: true, cpu: ['arm64'], os: ['win32'] },
    'node_modules/lint-linux-x64': { version: '1.0.0', optional: true, cpu: ['x64'], libc: ['glibc'], os: ['linux'] },
  };
  expect(missingBuilds(file)).toEqual(added);
  expect(completeLockFile(file).packages).toEqual({ ...file.packages, ...added });
  expect(missingBuilds(completeLockFile(file))).toEqual({});
});

const ours = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));

test('package-lock.json holds the builds of all systems; npm run complete-lock adds them', () => {
  expect(missingBuilds(ours)).toEqual({});
});

test('package-lock.json names nothing that is not from the registry, with the hash of what is installed', () => {
  type Package = { link?: true; resolved?: string; integrity?: string; cpu?: string[]; os?: string[] };
  const packages = Object.entries(ours.packages as Record<string, Package>);
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(1000);
  const fromElsewhere = installed.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(fromElsewhere).toEqual([]);
  // Those of other systems were added by their names and versions alone.
  const withoutHash = installed.filter(
    ([, { integrity, cpu, os }]) => !cpu && !os && !integrity?.startsWith('sha512-'),
  );
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});
