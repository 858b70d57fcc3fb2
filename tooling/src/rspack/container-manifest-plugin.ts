import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';

export const MANIFEST = 'mf-manifest.json';
export const CONTAINER = 'remoteEntry.js';

type Scripts = { assets: { js: { sync: string[] } } };

/** The part of the usual manifest of federation tools that this product reads. */
export type ContainerManifest = {
  name: string;
  /** Absent in the shell, which shares but exposes nothing. */
  metaData?: { globalName: string; remoteEntry: { name: string } };
  /** Modules that the container exposes (`./routes`), with the scripts that each begins with. */
  exposes: ({ path: string } & Scripts)[];
  /** Modules that are one for the whole page; with scripts where this build provides them. */
  shared: ({ name: string } & Scripts)[];
};

const consumed = /^consume shared module \(default\) (.+)@/;
const provided = /^provide shared module \(default\) (.+)@\S+ = /;
const exposed = /^container entry \(default\) (\[.*\])$/;

/** Writes `mf-manifest.json`: where the container lies, what it exposes and shares, and which scripts hold that. */
export class ContainerManifestPlugin {
  readonly name: string;
  readonly isRemote: boolean;

  constructor(options: { name: string; isRemote: boolean }) {
    this.name = options.name;
    this.isRemote = options.isRemote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContainerManifestPlugin', (compilation) => {
      // Names of files have their hashes by now; the plugins that read the manifest come after.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'ContainerManifestPlugin', stage }, () => {
        const content = JSON.stringify({ name: this.name, ...this.metaData(), ...partsOf(compilation) });
        compilation.emitAsset(MANIFEST, new rspack.sources.RawSource(content));
      });
    });
  }

  private metaData(): Pick<ContainerManifest, 'metaData'> {
    return this.isRemote ? { metaData: { globalName: this.name, remoteEntry: { name: CONTAINER } } } : {};
  }
}

function partsOf(compilation: Compilation): Pick<ContainerManifest, 'exposes' | 'shared'> {
  const exposes: ContainerManifest['exposes'] = [];
  const shared = new Map<string, string[]>();
  for (const module of compilation.modules) {
    const id = module.identifier();
    const consumes = consumed.exec(id)?.[1];
    const provides = provided.exec(id)?.[1];
    const names = exposed.exec(id)?.[1];
    if (consumes) shared.set(consumes, shared.get(consumes) ?? []);
    if (provides) shared.set(provides, scriptsOf(compilation, module).flat());
    if (names) {
      const scripts = scriptsOf(compilation, module);
      for (const [index, [path]] of (JSON.parse(names) as [string][]).entries()) {
        exposes.push({ path, ...assets(scripts[index] ?? []) });
      }
    }
  }
  return { exposes, shared: [...shared].sort().map(([name, scripts]) => ({ name, ...assets(scripts) })) };
}

/** The scripts of each late part that a module begins. */
function scriptsOf({ chunkGraph }: Compilation, module: Module): string[][] {
  return module.blocks.map((block) =>
    (chunkGraph.getBlockChunkGroup(block)?.chunks ?? []).flatMap(({ files }) =>
      [...files].filter((file) => file.endsWith('.js')),
    ),
  );
}

const assets = (sync: string[]): Scripts => ({ assets: { js: { sync } } });
