import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { runCommand } from '../../processes/run-command.ts';
import { UserFacingError } from '../../terminal/user-facing-error.ts';
import { json, type Manifest, pickVersions, readManifest } from './manifests.ts';

const LIMIT_MS = 2 * 60_000;
const isOfBuilds = (name: string) => /^(@rspack\/|@module-federation\/|react-refresh$)/.test(name);

/** Packages of the kit by name, as `file:` specifiers of a package.json beside the folder `kit`. */
export type Kit = Record<string, string>;

/**
 * Writes the folder `kit` of a remote outside of this repository: `@practice/ui` and `@practice/contracts` as they are
 * written here, the builds of `@practice/tooling` as JavaScript, which Node loads from `node_modules`, and the schema.
 * @throws UserFacingError when npm cannot pack them
 */
export async function packKit(root: string, folder: string): Promise<Kit> {
  const kit = join(folder, 'kit');
  const staging = mkdtempSync(join(tmpdir(), 'practice-kit-'));
  try {
    mkdirSync(kit, { recursive: true });
    for (const file of readdirSync(kit)) if (file.endsWith('.tgz')) rmSync(join(kit, file));
    cpSync(join(root, 'gateway/api.graphql'), join(kit, 'api.graphql'));
    const contracts = readManifest(join(root, 'packages/contracts'));
    const manifests = [
      stageSources(join(root, 'packages/contracts'), join(staging, 'contracts'), contracts.version),
      stageSources(join(root, 'packages/ui'), join(staging, 'ui'), contracts.version),
      stageBuilds(join(root, 'tooling'), join(staging, 'tooling')),
    ];
    await Promise.all(readdirSync(staging).map((name) => pack(join(staging, name), kit)));
    return Object.fromEntries(manifests.map(({ name, version }) => [name, `file:kit/${tarball(name, version)}`]));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A package without its tests. */
function stageSources(from: string, to: string, contractsVersion: string): Manifest {
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  cpSync(join(from, 'src'), join(to, 'src'), { recursive: true, filter });
  const { devDependencies: _own, dependencies, ...manifest } = readManifest(from);
  // Not `*`: npm must take the one of the kit.
  if ('@practice/contracts' in dependencies) dependencies['@practice/contracts'] = contractsVersion;
  const staged = { ...manifest, dependencies, devDependencies: {} };
  writeFileSync(join(to, 'package.json'), json(staged));
  return staged;
}

/** `defineRemote` and what it needs. */
function stageBuilds(from: string, to: string): Manifest {
  const source = join(from, 'src/rspack');
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|mjs)$/.test(path) || path.endsWith('.test.ts') || path.startsWith('testing')) continue;
    const file = join(to, 'src/rspack', path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, asJavaScript(readFileSync(join(source, path), 'utf8')));
  }
  const { name, version, dependencies } = readManifest(from);
  const staged = {
    name,
    version,
    private: true,
    type: 'module',
    exports: { './rspack': './src/rspack/index.js' },
    dependencies: pickVersions(dependencies, isOfBuilds),
    devDependencies: {},
  };
  writeFileSync(join(to, 'package.json'), json(staged));
  return staged;
}

/** Without types, and with the names that its imports have as JavaScript. */
function asJavaScript(text: string): string {
  const { code } = rspack.experiments.swc.transformSync(text, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return code.replace(/(["'`])(\.[^"'`\n]*|\$\{name\})\.ts\1/g, '$1$2.js$1');
}

async function pack(dir: string, target: string): Promise<void> {
  const { code, output } = await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', target], {
    limitMs: LIMIT_MS,
    cwd: dir,
  });
  if (code !== 0) throw new UserFacingError(`npm could not pack ${dir}.\n\n${output.trim()}`);
}

/** As npm names it: `practice-ui-1.0.0.tgz`. */
const tarball = (name: string, version: string) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
