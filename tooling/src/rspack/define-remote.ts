import type { Configuration } from '@rspack/core';
import { serverBundle } from './server-bundle.ts';
import { serverSharedModules } from './shared-modules.ts';
import { webBuild } from './web-build.ts';

export type RemoteOptions = {
  /** The remote's name, as in `/remotes/<name>/` and `/remotes.json`. */
  name: string;
  dir: string;
  /** Port of `rspack dev`; point the gateway at it with `REMOTE_<NAME>_URL`. */
  port: number;
  /** Paths that this remote answers: '/blog', '/blog/*', '/*'; '!/admin/*' takes some out again. */
  routes: readonly string[];
  /** Who may open it, for remotes of the back office. */
  permission?: string;
  /** Entry of the second build, which the gateway renders public pages with. */
  server?: string;
};

type Env = { RSPACK_SERVE?: boolean };
type Args = { mode?: string; nodeEnv?: string };

/**
 * The builds of a remote: browser (`dist/`, one exposed module `./routes`) and, with `server`, Node
 * (`dist-server/server.cjs`). `dist/remote.json` tells the gateway what there is.
 */
export function defineRemote(options: RemoteOptions) {
  return (env: Env = {}, args: Args = {}): Configuration[] => {
    const web = webBuild(
      {
        name: federationName(options.name),
        dir: options.dir,
        entry: './src/index.ts',
        publicPath: 'auto',
        exposes: { './routes': './src/routes.tsx' },
        infoFile: 'remote.json',
        describe: ({ version }) => ({
          name: options.name,
          version,
          manifest: 'mf-manifest.json',
          routes: options.routes,
          ...(options.permission ? { permission: options.permission } : {}),
          ...(options.server ? { server: '../dist-server/server.cjs' } : {}),
        }),
      },
      env.RSPACK_SERVE || args.mode === 'development' ? 'development' : 'production',
    );
    if (env.RSPACK_SERVE) return [{ ...web, devServer: devServer(options.port) }];
    if (!options.server) return [web];
    const { name, dir, server } = options;
    return [web, serverBundle({ name, dir, entry: server, shared: serverSharedModules })];
  };
}

/** The container becomes a global variable, so its name must be an identifier: 'mf-public' is `mf_public` there. */
export function federationName(name: string): string {
  return name.replaceAll('-', '_');
}

// A hot update of a remote inside the shell changes the modules but not the screen, so the page is loaded anew.
function devServer(port: number) {
  return {
    port,
    hot: false,
    liveReload: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all' as const,
    client: { webSocketURL: { hostname: 'localhost', port, pathname: '/ws' } },
  };
}
