import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

export type BuildInfo = Record<string, unknown>;

/**
 * Writes a small JSON file beside the bundles that says what the build holds, for the gateway to read.
 * `version` is the package's, with a hash over the build's content, so that two builds can be told apart.
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
        // What belongs to this build: the next one leaves it where it is (see previousFiles).
        info.files = Object.keys(assets).filter((name) => !/\.(map|br|gz)$/.test(name));
        compilation.emitAsset(this.file, new rspack.sources.RawSource(`${JSON.stringify(info, null, 2)}\n`));
      });
    });
  }
}

/**
 * Whether a file in `dir` is one of the build that lies there now, with its compressed copies: pages that are open while
 * a new build takes its place go on with the one that they came with. The build before that one goes.
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
  /** Those that a page names itself; they load the others. */
  entryFiles: string[];
  compilation: Compilation;
  /** Content of an emitted file. */
  read: (name: string) => string | undefined;
};
