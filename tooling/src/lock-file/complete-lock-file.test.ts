import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockFile, type LockFile, missingBuilds, packagesWithoutHash } from './complete-lock-file.ts';

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

test('builds for other systems that the lock file leaves out are added with their system', async () => {
  const added = {
    'node_modules/@turbo/darwin-64': { version: '2.0.0', dev: true, optional: true, cpu: ['x64'], os: ['darwin'] },
    'node_modules/@turbo/windows-arm64': { version: '2.0.0', dev: true, optional: true, cpu: ['arm64'], os: ['win32'] },
    'node_modules/lint-linux-x64': { version: '1.0.0', optional: true, cpu: ['x64'], libc: ['glibc'], os: ['linux'] },
  };
  expect(missingBuilds(file)).toEqual(added);
  const whole = await completeLockFile(file, async (name, version) => `sha512-${name}@${version}`);
  expect(Object.keys(whole.packages).sort()).toEqual(Object.keys({ ...file.packages, ...added }).sort());
  expect(whole.packages['node_modules/@turbo/darwin-64']).toEqual({
    ...added['node_modules/@turbo/darwin-64'],
    integrity: 'sha512-@turbo/darwin-64@2.0.0',
  });
  expect([missingBuilds(whole), packagesWithoutHash(whole)]).toEqual([{}, []]);
});

test('a package that has no hash gets the one that the registry publishes, and a hash that is there stays', async () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-kept' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
    'node_modules/own': { link: true },
  };
  const whole = await completeLockFile({ packages }, async (name, version) => `sha512-${name}@${version}`);
  expect(whole.packages).toEqual({
    ...packages,
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', integrity: 'sha512-@b/c@2.0.0' },
  });
});

const ours = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));

test('package-lock.json holds the builds of all systems; npm run complete-lock adds them', () => {
  expect(missingBuilds(ours)).toEqual({});
});

test('package-lock.json names nothing that is not from the registry, and holds every package to a hash', () => {
  type Package = { link?: true; resolved?: string };
  const packages = Object.entries(ours.packages as Record<string, Package>);
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(1000);
  const fromElsewhere = installed.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(fromElsewhere).toEqual([]);
  expect(packagesWithoutHash(ours)).toEqual([]);
});
