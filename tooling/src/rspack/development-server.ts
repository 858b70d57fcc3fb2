import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The development server of a remote. Once it listens it says so in the data folder, where a gateway that runs on this
 * machine in development mode looks: pages show the remote from here until this server ends. A hot update of a remote
 * inside the shell changes the modules but not the screen, so the page is loaded anew, after a build of the shell or the
 * gateway too.
 */
export function developmentServer({ name, dir, port }: { name: string; dir: string; port: number }) {
  const repository = path.dirname(dir);
  return {
    port,
    hot: false,
    liveReload: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all' as const,
    client: { webSocketURL: { hostname: 'localhost', port, pathname: '/ws' } },
    watchFiles: ['shell/dist/shell.json', 'gateway/dist/main.cjs'].map((file) => path.join(repository, file)),
    onListening: () => announce(path.resolve(repository, process.env.DATA_DIR || '.data'), name, port),
  };
}

function announce(dataDir: string, name: string, port: number): void {
  const folder = path.join(dataDir, 'development');
  const file = path.join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ url: `http://localhost:${port}`, pid: process.pid }));
  process.on('exit', () => rmSync(file, { force: true }));
}
