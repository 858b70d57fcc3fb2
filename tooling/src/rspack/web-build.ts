import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildInfo, BuildInfoPlugin, type EmittedBuild, previousFiles } from './build-info-plugin.ts';
import { CleanMapsPlugin } from './clean-maps-plugin.ts';
import { federation } from './federation.ts';
import { webRules } from './loader-rules.ts';
import { outputDir } from './output-dir.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { RetryPlugin } from './retry-plugin.ts';
import { routerForProduction } from './smaller-libraries.ts';

/** When a script counts as failed. The shell reports a slow remote long before that, and keeps waiting. */
const CHUNK_LIMIT_MS = { shell: 10_000, remote: 30_000 };

type WebBuild = {
  name: string;
  dir: string;
  /** Absent for remotes, which only expose modules. */
  entry?: string;
  /** '/assets/' for the shell, 'auto' for remotes, which may be served from any URL. */
  publicPath: string;
  exposes?: Record<string, string>;
  infoFile: string;
  describe: (emitted: EmittedBuild) => BuildInfo;
};

/** The browser build of the shell or of a remote, with module federation configured for it. */
export function webBuild(options: WebBuild, mode: 'development' | 'production'): Configuration {
  const isRemote = options.exposes !== undefined;
  const { alias, plugins } = federation(options);
  const dist = path.join(outputDir(options.dir), 'dist');
  const names = mode === 'production' ? '[name].[contenthash:8]' : '[name]';
  return {
    name: options.name,
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
    module: { rules: webRules },
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
      new BuildInfoPlugin(options.infoFile, options.describe),
      ...(mode === 'production' ? [new PrecompressPlugin()] : []),
    ],
    // One script instead of React's four, which every page loads first.
    optimization: { splitChunks: isRemote ? false : { cacheGroups: reactInOne, chunks: 'async' } },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const reactInOne = {
  default: false,
  defaultVendors: false,
  react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', enforce: true },
} as const;
