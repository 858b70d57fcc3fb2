import type { Configuration } from '@rspack/core';
import { serverBundle } from './server-bundle.ts';
import { webBuild } from './web-build.ts';

export type ShellOptions = {
  dir: string;
  /** Entry of the Node build: the frame rendered on the server, and the one copy of what all bundles share there. */
  server: string;
};

type Args = { mode?: string };

/**
 * The builds of the shell: browser (`dist/`, served from `/assets/`) and Node (`dist-server/server.cjs`).
 * `dist/shell.json` lists the scripts, style sheets and fonts that a page has to name.
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
        describe: ({ version, files, entryFiles }) => ({
          version,
          scripts: entryFiles.filter((file) => file.endsWith('.js')),
          styles: entryFiles.filter((file) => file.endsWith('.css')),
          fonts: files.filter((file) => file.endsWith('.woff2')),
          server: '../dist-server/server.cjs',
        }),
      },
      args.mode === 'development' ? 'development' : 'production',
    ),
    serverBundle({ name: 'shell', dir: options.dir, entry: options.server, shared: [] }),
  ];
}
