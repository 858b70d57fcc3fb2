import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

export type BuildInfo = Record<string, unknown>;

export type BuildInfoOptions = {
  /** Name of the JSON file. */
  file: string;
  describe: (emitted: EmittedBuild) => BuildInfo;
  /** Path of the server bundle that belongs to the build, which has been written by then. */
  serverFile?: string | undefined;
};

/**
 * Writes a small JSON file beside the bundles that describes the build for the gateway.
 * `version` is the package's, with a hash of all that is shipped: browser code, styles, server code and the description
 * itself. So two builds of one version differ as soon as one of these does.
 */
export class BuildInfoPlugin {
  readonly options: BuildInfoOptions;

  constructor(options: BuildInfoOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, (assets) => {
        const manifest = JSON.parse(readFileSync(path.join(compiler.context, 'package.json'), 'utf8'));
        const description = this.options.describe({
          compilation,
          read: (name) => assets[name]?.source().toString(),
          files: Object.keys(assets).filter((name) => !name.endsWith('.map')),
          entryFiles: [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((n) => !n.endsWith('.map')),
        });
        const { serverFile } = this.options;
        const shipped = [compilation.hash, JSON.stringify(description), serverFile ? readFileSync(serverFile) : ''];
        const hash = createHash('sha256');
        for (const part of shipped) hash.update(part ?? '');
        const version = `${manifest.version}+${hash.digest('hex').slice(0, 8)}`;
        // The next build keeps these files (see previousFiles).
        const files = Object.keys(assets).filter((name) => !/\.(map|br|gz)$/.test(name));
        const info = { ...description, version, files };
        compilation.emitAsset(this.options.file, new rspack.sources.RawSource(`${JSON.stringify(info, null, 2)}\n`));
      });
    });
  }
}

/**
 * Whether a file in `dir` belongs to the build that is there now, compressed copies included. The next build keeps those
 * files, because open pages go on loading them; files of older builds are removed.
 */
export function previousFiles(dir: string, infoFile: string): (file: string) => boolean {
  let files = new Set<string>();
  try {
    files = new Set(JSON.parse(readFileSync(path.join(dir, infoFile), 'utf8')).files);
  } catch {
    // Nothing has been built yet.
  }
  return (file) => files.has(path.relative(dir, path.resolve(dir, file)).replace(/\.(br|gz)$/, ''));
}

export type EmittedBuild = {
  /** All files but source maps. */
  files: string[];
  /** Those that a page references itself; they load the others. */
  entryFiles: string[];
  compilation: Compilation;
  /** Content of an emitted file. */
  read: (name: string) => string | undefined;
};
