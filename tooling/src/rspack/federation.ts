import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { federationShared } from './shared-modules.ts';

/** The part of the federation plugin's `mf-manifest.json` that the builds read. */
export type ContainerManifest = {
  exposes: ({ path: string } & Scripts)[];
  shared: ({ name: string } & Scripts)[];
};
type Files = { sync: string[]; async: string[] };
type Scripts = { assets: { js: Files; css: Files } };

export const MANIFEST = 'mf-manifest.json';
export const CONTAINER = 'remoteEntry.js';

const runtimeFile = (name: string) => path.join(import.meta.dirname, 'runtime', `${name}.ts`);
/** What rspack resolves for `require`: CommonJS, which cannot be tree-shaken. */
const bundlerRuntime = /webpack-bundler-runtime\/dist\/index\.cjs$/;

/**
 * Module federation by `@module-federation/enhanced`. The shell bundles its runtime, as ES modules and once for the page;
 * remotes use the shell's.
 * @param exposes absent for the shell
 */
export function federation({ name, dir, exposes }: { name: string; dir: string; exposes?: Record<string, string> }): {
  alias: Record<string, string>;
  plugins: RspackPluginInstance[];
} {
  const isRemote = exposes !== undefined;
  const plugin = new ModuleFederationPlugin({
    name,
    remotes: {},
    shared: federationShared(dir, { isRemote }),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      optimization: { target: 'web', disableSnapshot: true, ...(isRemote ? { disableRemote: true } : {}) },
    },
    ...(isRemote
      ? { filename: CONTAINER, exposes: exposedModules(exposes) }
      : { runtimePlugins: [runtimeFile('provide-bundler-runtime')] }),
  });
  const runtime = new rspack.NormalModuleReplacementPlugin(bundlerRuntime, (data) => {
    data.request = isRemote ? runtimeFile('external-bundler-runtime') : data.request.replace(/\.cjs$/, '.js');
  });
  const snapshots = new rspack.NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, runtimeFile('no-snapshots'));
  return { alias: { '@module-federation/runtime': runtimeModule() }, plugins: [plugin, runtime, snapshots] };
}

/** The runtime as ES modules: without the alias rspack would bundle the CommonJS version. */
function runtimeModule(): string {
  return path.join(path.dirname(path.dirname(fileOf('@module-federation/runtime'))), 'dist/bundler.js');
}

function fileOf(specifier: string): string {
  return new URL(import.meta.resolve(specifier)).pathname;
}

/** Exposed modules with names for their chunks: the script of './routes' is `expose_routes.<hash>.js`. */
function exposedModules(modules: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(modules).map(([key, file]) => [key, { import: [file], name: key.replace('./', 'expose_') }]),
  );
}
