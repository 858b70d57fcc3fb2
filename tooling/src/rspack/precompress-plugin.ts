import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compiler, rspack } from '@rspack/core';

const compressible = /\.(js|css|svg)$|^mf-manifest\.json$/;
/** Bytes below which a compressed copy saves nothing worth a file. */
const smallest = 1024;

/** Writes `.br` and `.gz` copies of scripts, style sheets and the manifest, so that the gateway never compresses them itself. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => compressible.test(name));
        await Promise.all(
          names.map(async (name) => {
            const content = assets[name]?.buffer();
            if (!content || content.length < smallest) return;
            const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
            compilation.emitAsset(`${name}.br`, new rspack.sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new rspack.sources.RawSource(gz));
          }),
        );
      });
    });
  }
}

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
