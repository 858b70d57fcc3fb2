import type { Configuration } from '@rspack/core';
import type { EmittedBuild } from './build-info-plugin.ts';
import { type ContainerManifest, MANIFEST } from './federation.ts';
import { serverBundle } from './server-bundle.ts';
import { providedExports } from './shared-exports.ts';
import { packageVersions } from './shared-modules.ts';
import { webBuild } from './web-build.ts';

export type ShellOptions = {
  dir: string;
  /** Entry of the Node build: renders the frame on the server, and has the one copy of the shared modules there. */
  server: string;
  /** Paths of its own where visitors act rather than read: these pages start their scripts at once. */
  interactiveRoutes?: readonly string[];
};

type Args = { mode?: string };

/**
 * The builds of the shell: browser (`dist/`, served from `/assets/`) and Node (`dist-server/server.cjs`).
 * `dist/shell.json` lists the scripts, style sheets and fonts that every page references.
 */
export function defineShell(options: ShellOptions) {
  return (_env: unknown, args: Args = {}): Configuration[] => [
    webBuild(
      {
        name: 'shell',
        dir: options.dir,
        entry: './src/index.ts',
        publicPath: '/assets/',
        infoFile: 'shell.json',
        describe: (build) => ({
          version: build.version,
          main: build.entryFiles.find((file) => file.endsWith('.js')),
          styles: build.entryFiles.filter((file) => file.endsWith('.css')),
          startScripts: startScripts(build),
          interactiveRoutes: options.interactiveRoutes ?? [],
          // The fonts of Turkish text; those for other Latin letters load when a text has such a letter.
          fonts: build.files.filter((file) => file.endsWith('.woff2') && !file.includes('-ext-')),
          icon: build.files.find((file) => /^icon\..*svg$/.test(file)),
          server: '../dist-server/server.cjs',
          sharedExports: providedExports(build.compilation),
          packages: packageVersions(options.dir),
          persistedDocuments: build.files.find((file) => file === 'persisted-documents.json'),
        }),
      },
      args.mode === 'development' ? 'development' : 'production',
    ),
    serverBundle({ name: 'shell', dir: options.dir, entry: options.server, shared: [] }),
  ];
}

const sharedAtStart = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@practice/ui',
  '@practice/ui/router',
  '@practice/ui/query',
];

/** What the shell loads at its start, one after the other; a page can request all of it at once. */
function startScripts({ files, read }: EmittedBuild): string[] {
  const { shared } = JSON.parse(read(MANIFEST) ?? '{"shared":[]}') as ContainerManifest;
  const inOrder = sharedAtStart.flatMap((name) => shared.find((each) => each.name === name)?.assets.js.sync ?? []);
  const bootstrap = files.filter((file) => /^bootstrap\..*\.js$/.test(file));
  return [...new Set([...inOrder, ...bootstrap])];
}
