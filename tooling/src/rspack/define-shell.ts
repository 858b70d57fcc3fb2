import type { Configuration } from '@rspack/core';
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
  return (_env: unknown, args: Args = {}): Configuration[] => {
    const server = serverBundle({ name: 'shell', dir: options.dir, entry: options.server, shared: [] });
    const web = webBuild(
      {
        name: 'shell',
        dir: options.dir,
        entry: './src/index.ts',
        publicPath: '/assets/',
        infoFile: 'shell.json',
        server,
        describe: (build) => ({
          main: build.entryFiles.find((file) => file.endsWith('.js')),
          styles: build.entryFiles.filter((file) => file.endsWith('.css')),
          startScripts: ['react', 'start'].flatMap((chunk) =>
            build.files.filter((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js')),
          ),
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
    );
    return [web, server];
  };
}
