import type { AdminSection, RemoteAddress } from '@practice/contracts';
import type { Configuration } from '@rspack/core';
import { assertGenerated } from './assert-generated.ts';
import { developmentServer } from './development-server.ts';
import { CONTAINER, type ContainerManifest, MANIFEST } from './federation.ts';
import { serverBundle } from './server-bundle.ts';
import { importedExports } from './shared-exports.ts';
import { packageVersions, serverSharedModules } from './shared-modules.ts';
import { webBuild } from './web-build.ts';

export type RemoteOptions = {
  /** The remote's name, as in `/remotes/<name>/` and `/remotes.json`. */
  name: string;
  dir: string;
  /** Port of `npm run dev -w <name>`. */
  port: number;
  /** Paths that this remote serves: '/blog', '/blog/*', '/*'; '!/admin/*' excludes some of them. */
  routes?: readonly string[];
  /** Its pages that search engines are told of, beside those of the practice. */
  addresses?: readonly RemoteAddress[];
  /** Its sections of the back office; the sidebar lists them. */
  sections?: readonly AdminSection[];
  /** Those of its paths where visitors act rather than read: these pages start their scripts at once. */
  interactiveRoutes?: readonly string[];
  /** Names of chunks (`webpackChunkName`) that pages begin with, by their paths ('/', '/blog/*'): those pages preload them. */
  pageScripts?: Readonly<Record<string, string>>;
  /** The permission that opens it, for remotes of the back office. */
  permission?: string;
  /** KB, compressed, that its largest page may load before it shows something; 60 when it does not say. */
  budget?: number;
  /** Also builds the exposed module for Node, so that the gateway can render the pages. */
  server?: boolean;
};

const BUDGET = 60;

/** The one module that a remote exposes: `RemoteModule` of `@practice/ui/router`. */
const routesModule = './src/routes.tsx';

type Env = { RSPACK_SERVE?: boolean };
type Args = { mode?: string; nodeEnv?: string };

/**
 * The builds of a remote: browser (`dist/`, one exposed module `./routes`) and, with `server`, Node
 * (`dist-server/server.cjs`). `dist/remote.json` describes both for the gateway.
 * @throws Error for a path that the gateway would refuse the whole remote for; the build also for documents without types.
 */
export function defineRemote(options: RemoteOptions) {
  assertPaths(options);
  return (env: Env = {}, args: Args = {}): Configuration[] => {
    const { name, dir } = options;
    if (!env.RSPACK_SERVE) assertGenerated(dir);
    const server =
      options.server && !env.RSPACK_SERVE
        ? serverBundle({ name, dir, entry: routesModule, shared: serverSharedModules })
        : undefined;
    const web = webBuild(
      {
        name: federationName(options.name),
        remote: options.name,
        dir: options.dir,
        publicPath: 'auto',
        exposes: { './routes': routesModule },
        infoFile: 'remote.json',
        server,
        describe: ({ files, read, compilation }) => ({
          name,
          manifest: MANIFEST,
          budget: options.budget ?? BUDGET,
          routes: options.routes ?? [],
          ...(options.addresses ? { addresses: options.addresses } : {}),
          ...(options.sections ? { sections: options.sections } : {}),
          ...(options.permission ? { permission: options.permission } : {}),
          interactiveRoutes: options.interactiveRoutes ?? [],
          startScripts: [CONTAINER, ...startFiles(read, 'js')],
          ...(startFiles(read, 'css').length > 0 ? { startStyles: startFiles(read, 'css') } : {}),
          ...(options.pageScripts ? { pageScripts: pageScripts(options.pageScripts, files) } : {}),
          ...(options.server ? { server: '../dist-server/server.cjs' } : {}),
          sharedImports: importedExports(compilation),
          packages: packageVersions(options.dir),
          ...(files.includes('persisted-documents.json') ? { persistedDocuments: 'persisted-documents.json' } : {}),
        }),
      },
      env.RSPACK_SERVE || args.mode === 'development' ? 'development' : 'production',
    );
    if (env.RSPACK_SERVE) return [{ ...web, devServer: developmentServer(options) }];
    return server ? [web, server] : [web];
  };
}

/** Paths are not patterns of the router: `/blog/*` stands for all that it has as `/blog/:slug`. */
function assertPaths({ routes = [], interactiveRoutes = [], pageScripts = {}, addresses = [] }: RemoteOptions): void {
  for (const path of [...routes, ...interactiveRoutes, ...Object.keys(pageScripts)]) {
    if (!/^!?\/[\w\-/]*\*?$/.test(path)) throw new Error(`${path} is no path of a remote such as '/blog' or '/blog/*'`);
  }
  for (const { path } of addresses) {
    if (!/^\/[\w\-/]*$/.test(path)) throw new Error(`${path} is no address of a page such as '/blog'`);
  }
}

/** The container becomes a global variable, so its name must be an identifier: 'mf-public' is `mf_public` there. */
export function federationName(name: string): string {
  return name.replaceAll('-', '_');
}

/** The scripts of named chunks, by the path whose page begins with them. */
function pageScripts(chunks: Readonly<Record<string, string>>, files: string[]): Record<string, string[]> {
  const scriptsOf = (chunk: string) => files.filter((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'));
  return Object.fromEntries(Object.entries(chunks).map(([path, chunk]) => [path, scriptsOf(chunk)]));
}

/** What the first screen of the remote loads, without lazy chunks. */
function startFiles(read: (name: string) => string | undefined, type: 'js' | 'css'): string[] {
  const { exposes } = JSON.parse(read(MANIFEST) ?? '{"exposes":[]}') as ContainerManifest;
  return [...new Set(exposes.flatMap(({ assets }) => assets[type].sync))];
}
