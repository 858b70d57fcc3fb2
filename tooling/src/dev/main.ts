import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATA_DIR_FLAG } from '@practice/service-kit/program-command';
import { findProcesses } from '../processes/find-processes.ts';
import { npmParents, watchProcesses } from '../processes/parents.ts';
import { build } from '../start/build.ts';
import { loadDotEnv, root } from '../start/env.ts';
import { logProgress } from '../terminal/log.ts';

const rspack = join(root, 'node_modules/.bin/rspack');
const LOOK_MS = 500;

/**
 * `npm run dev`: the product, with a development server for each remote and builds of shell and gateway that follow
 * their sources. A change of a remote or of the shell reloads the open page; one of the gateway or a service restarts
 * the server.
 */
export async function develop(): Promise<void> {
  loadDotEnv();
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  watchProcesses(npmParents(), stop);

  await build(root);
  const run = (folder: string, program: string, args: string[], quiet = true) => {
    const child = spawn(program, args, {
      cwd: join(root, folder),
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const product = run('.', process.execPath, [join(root, 'tooling/bin/start.mjs')], false);
  product.once('close', (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
  for (const folder of readdirSync(root).filter((name) => name.startsWith('mf-')))
    run(folder, rspack, ['dev', ...config]);
  run('shell', rspack, ['build', '--watch', ...config]);
  run('gateway', rspack, ['build', '--watch', ...config]);
  restartServer();
  logProgress('Development servers of the remotes start; shell and gateway are built as their sources change.');
}

const config = ['-c', 'rspack.config.ts'];

/**
 * Ends the server whenever its program has been built anew; who watches over it starts it again. By polling the file: a
 * build removes its folder, and a watcher on that would get no more events.
 */
function restartServer(): void {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  const server = { program: /gateway\/dist\/main\.cjs$/, flag: DATA_DIR_FLAG, value: dataDir };
  const program = join(root, 'gateway/dist/main.cjs');
  // The first build of the watcher may write the running version again, or nothing.
  let running = readFileSync(program);
  watchFile(program, { interval: LOOK_MS, persistent: false }, () => {
    if (!existsSync(program)) return;
    const built = readFileSync(program);
    if (built.equals(running)) return;
    running = built;
    for (const pid of findProcesses(server)) process.kill(pid, 'SIGTERM');
  });
}
