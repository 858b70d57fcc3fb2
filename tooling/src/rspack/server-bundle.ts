import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { nodeRules } from './loader-rules.ts';
import { outputDir } from './output-dir.ts';
import { singleByteCode } from './single-byte-code.ts';

/** Path of a workspace's bundle for the server. */
export const serverFileOf = (dir: string) => path.join(outputDir(dir), 'dist-server', 'server.cjs');

/**
 * One CommonJS file for rendering on the server: `dist-server/server.cjs`. Modules listed in `shared`
 * stay `require` calls, which the gateway's loader resolves from the shell's bundle; everything else is bundled, so that it
 * runs without `node_modules`.
 */
export function serverBundle(options: {
  name: string;
  dir: string;
  entry: string;
  shared: readonly string[];
}): Configuration {
  return {
    name: `${options.name}-server`,
    mode: 'production',
    context: options.dir,
    target: 'node20',
    entry: { server: options.entry },
    devtool: 'source-map',
    output: {
      path: path.dirname(serverFileOf(options.dir)),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
    },
    externals: Object.fromEntries(options.shared.map((name) => [name, `commonjs ${name}`])),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // One file: what the browser loads lazily is part of it.
    module: { rules: nodeRules, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...singleByteCode, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
