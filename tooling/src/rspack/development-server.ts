import { mkdirSync, rmSync, watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How often files are looked at; a build is done with the others when it has written the one that is looked at. */
const LOOK_MS = 500;

/** The part of rspack's development server that tells open pages to load anew. */
type Server = {
  webSocketServer?: { clients: never[] } | null | undefined;
  sendMessage: (clients: never[], type: string) => void;
};

/**
 * The development server of a remote. Once it listens it says so in the data folder, where a gateway that runs on this
 * machine in development mode looks: pages show the remote from here until this server ends. A hot update of a remote
 * inside the shell changes the modules but not the screen, so the page is loaded anew, after a build of the shell and a
 * start of the gateway too.
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
    onListening(server: Server) {
      const dataDir = path.resolve(repository, process.env.DATA_DIR || '.data');
      announce(dataDir, name, port);
      reloadAfter(server, path.join(repository, 'shell/dist/shell.json'));
      reloadAfter(server, path.join(dataDir, 'running.json'));
    },
  };
}

function announce(dataDir: string, name: string, port: number): void {
  const folder = path.join(dataDir, 'development');
  const file = path.join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ url: `http://localhost:${port}`, pid: process.pid }));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** By looking at it: builds remove the folder that they write anew, and a watcher of that would hear of nothing more. */
function reloadAfter(server: Server, file: string): void {
  watchFile(file, { interval: LOOK_MS, persistent: false }, ({ mtimeMs }) => {
    if (mtimeMs > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });
}
