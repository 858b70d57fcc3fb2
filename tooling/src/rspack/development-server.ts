import { mkdirSync, rmSync, watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds between two looks at a file. Builds write the watched file last. */
const LOOK_MS = 500;

/** The part of rspack's development server that makes open pages reload. */
type Server = {
  webSocketServer?: { clients: never[] } | null | undefined;
  sendMessage: (clients: never[], type: string) => void;
};

/**
 * The development server of a remote. Once it listens it announces itself in the data folder, where a gateway in
 * development mode on this machine finds it: pages load the remote from here until this server ends. Pages reload after
 * each build of the remote or the shell and after a restart of the gateway: hot updates would change the modules of a
 * remote inside the shell, but not the screen.
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

/** Polls the file: builds replace its folder, and a watcher of a removed folder reports nothing more. */
function reloadAfter(server: Server, file: string): void {
  watchFile(file, { interval: LOOK_MS, persistent: false }, ({ mtimeMs }) => {
    if (mtimeMs > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });
}
