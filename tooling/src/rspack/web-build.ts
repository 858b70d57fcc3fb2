import path from 'node:path';
import { type Chunk, type Compilation, type Configuration, type Module, rspack } from '@rspack/core';
import { type BuildInfo, BuildInfoPlugin, type EmittedBuild, previousFiles } from './build-info-plugin.ts';
import { CleanMapsPlugin } from './clean-maps-plugin.ts';
import { federation } from './federation.ts';
import { webRules } from './loader-rules.ts';
import { outputDir } from './output-dir.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { RetryPlugin } from './retry-plugin.ts';
import { serverFileOf } from './server-bundle.ts';
import { routerForProduction } from './smaller-libraries.ts';

/** When a script counts as failed. The shell reports a slow remote long before that, and keeps waiting. */
const CHUNK_LIMIT_MS = { shell: 10_000, remote: 30_000 };

type WebBuild = {
  name: string;
  /** The remote's name as pages have it; absent for the shell. */
  remote?: string;
  dir: string;
  /** Absent for remotes, which only expose modules. */
  entry?: string;
  /** '/assets/' for the shell, 'auto' for remotes, which may be served from any URL. */
  publicPath: string;
  exposes?: Record<string, string>;
  infoFile: string;
  describe: (emitted: EmittedBuild) => BuildInfo;
  /** The build for Node that belongs to it, and is part of its version. */
  server?: Configuration | undefined;
};

/** The browser build of the shell or of a remote, with module federation configured for it. */
export function webBuild(options: WebBuild, mode: 'development' | 'production'): Configuration {
  const isRemote = options.exposes !== undefined;
  const { alias, plugins } = federation(options);
  const dist = path.join(outputDir(options.dir), 'dist');
  const names = mode === 'production' ? '[name].[contenthash:8]' : '[name]';
  return {
    name: options.name,
    ...(options.server?.name ? { dependencies: [options.server.name] } : {}),
    mode,
    context: options.dir,
    target: ['web', 'es2022'],
    // With federation, lazy compilation does not build entries that are only reached at run time.
    lazyCompilation: false,
    entry: options.entry ? { main: options.entry } : {},
    // Scripts do not name their maps, which are not served.
    devtool: mode === 'production' ? 'hidden-source-map' : 'inline-cheap-module-source-map',
    output: {
      path: dist,
      clean: mode === 'production' ? { keep: previousFiles(dist, options.infoFile) } : true,
      publicPath: options.publicPath,
      uniqueName: options.name,
      // The shell deletes it before it reloads a remote: two builds use the same chunk numbers.
      chunkLoadingGlobal: `chunks_${options.name}`,
      filename: `${names}.js`,
      chunkFilename: `${names}.js`,
      cssFilename: `${names}.css`,
      cssChunkFilename: `${names}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: isRemote ? CHUNK_LIMIT_MS.remote : CHUNK_LIMIT_MS.shell,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The router comes with the shell.
      alias: isRemote || mode === 'development' ? alias : { ...alias, ...routerForProduction(options.dir) },
    },
    module: { rules: webRules(options.remote) },
    plugins: [
      ...plugins,
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'src/generated/persisted-documents.json', noErrorOnMissing: true },
          // Copies of pages elsewhere (social cards) reference it, so its URL never changes.
          { from: 'src/share-image.png', noErrorOnMissing: true },
          { from: 'src/icon.svg', to: 'icon.[contenthash:8].svg', noErrorOnMissing: true },
        ],
      }),
      new RetryPlugin(),
      new CleanMapsPlugin(),
      new BuildInfoPlugin({
        file: options.infoFile,
        describe: options.describe,
        serverFile: options.server && serverFileOf(options.dir),
      }),
      ...(mode === 'production' ? [new PrecompressPlugin()] : []),
    ],
    optimization: {
      mangleExports: mode === 'production' && 'size',
      minimizer,
      splitChunks: { chunks: 'async', cacheGroups: isRemote ? remoteChunks : shellChunks() },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The modules with which every page begins, and those with which the back office does. */
const starts = /[\\/](ui[\\/]src[\\/]((router|query)[\\/])?index\.ts|boot[\\/]bootstrap\.tsx)$/;
const office =
  /[\\/](ui[\\/]src[\\/](admin|back-office|data|records)[\\/]index\.ts|admin[\\/](admin-app|workspace)\.tsx)$/;

const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      ecma: 2020,
      compress: { passes: 3 },
      mangle: true,
      format: { comments: false },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** What the screens of a remote would each have of zod is a script of its own. */
const remoteChunks = { default: false, defaultVendors: false, zod: shared(/node_modules\/zod\//, 'zod') } as const;

type Graph = { chunkGraph: Compilation['chunkGraph'] };

/** One script instead of React's four, one of all with which every page begins, and one of what the back office shares. */
function shellChunks() {
  const [isOfStart, isOfOffice] = [chunkWith(starts), chunkWith(office)];
  // Without what stands for shared modules: a script that waits for one of those that are in it would wait for itself.
  const chunksOf = (module: Module, { chunkGraph }: Graph) =>
    module.nameForCondition() ? chunkGraph.getModuleChunks(module) : [];
  return {
    default: false,
    defaultVendors: false,
    react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', enforce: true, priority: 2 },
    start: {
      test: (module: Module, graph: Graph) => chunksOf(module, graph).some((chunk) => isOfStart(chunk, graph)),
      name: 'start',
      enforce: true,
      priority: 1,
    },
    // Each shared module has two chunks, of which one is loaded.
    office: {
      test(module: Module, graph: Graph) {
        const chunks = chunksOf(module, graph);
        return chunks.length > 2 && chunks.every((chunk) => isOfOffice(chunk, graph));
      },
      name: 'office',
      enforce: true,
    },
    dates: shared(/node_modules\/(@date-fns|date-fns)\//, 'dates'),
    zod: shared(/node_modules\/zod\//, 'zod'),
  } as const;
}

/** A script of what several others have of a library. */
function shared(library: RegExp, name: string) {
  const test = (module: Module, { chunkGraph }: Graph) =>
    library.test(module.nameForCondition() ?? '') && chunkGraph.getModuleChunks(module).length > 1;
  return { test, name, enforce: true } as const;
}

/** Finds whether a chunk has one of the entries. */
function chunkWith(entries: RegExp) {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk: Chunk, { chunkGraph }: Graph) => {
    const isOne =
      known.get(chunk) ?? chunkGraph.getChunkModules(chunk).some((each) => entries.test(each.nameForCondition() ?? ''));
    known.set(chunk, isOne);
    return isOne;
  };
}
