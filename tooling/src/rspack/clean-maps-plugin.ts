import { type Compiler, rspack } from '@rspack/core';

type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

/** Leaves out of source maps what names folders of this machine: a module whose address is its own text, which federation makes. */
export class CleanMapsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CleanMapsPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CleanMapsPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue;
          const map = JSON.parse(asset.source().toString()) as SourceMap;
          for (const [index, source] of map.sources.entries()) {
            if (!source.startsWith('data:')) continue;
            map.sources[index] = `webpack://${compiler.options.output.uniqueName}/federation`;
            map.sourcesContent[index] = null;
          }
          compilation.updateAsset(name, new rspack.sources.RawSource(JSON.stringify(map)));
        }
      });
    });
  }
}
