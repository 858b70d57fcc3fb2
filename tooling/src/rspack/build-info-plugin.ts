import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

export type BuildInfo = Record<string, unknown>;

/**
 * Writes a small JSON file beside the bundles that describes the build for the gateway.
 * `version` is the package's, with a hash of the build's content, so that two builds of one version differ.
 */
export class BuildInfoPlugin {
  readonly file: string;
  readonly describe: (emitted: EmittedBuild) => BuildInfo;

  constructor(file: string, describe: (emitted: EmittedBuild) => BuildInfo) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, (assets) => {
        const manifest = JSON.parse(readFileSync(path.join(compiler.context, 'package.json'), 'utf8'));
        const info = this.describe({
          version: `${manifest.version}+${(compilation.hash ?? '').slice(0, 8)}`,
          compilation,
          read: (name) => assets[name]?.source().toString(),
          files: Object.keys(assets).filter((name) => !name.endsWith('.map')),
          entryFiles: [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((n) => !n.endsWith('.map')),
        });
        // The next build keeps these files (see previousFiles).
        info.files = Object.keys(assets).filter((name) => !/\.(map|br|gz)$/.test(name));
        compilation.emitAsset(this.file, new rspack.sources.RawSource(`${JSON.stringify(info, null, 2)}\n`));
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
  version: string;
  /** All files but source maps. */
  files: string[];
  /** Those that a page references itself; they load the others. */
  entryFiles: string[];
  compilation: Compilation;
  /** Content of an emitted file. */
  read: (name: string) => string | undefined;
};
