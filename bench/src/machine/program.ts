import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, startDatabase } from '@practice/tooling/database';
import { freePort } from '@practice/tooling/processes/free-port';
import { root } from '@practice/tooling/start/env';
import { startProgram } from '@practice/tooling/start/program';
import { loggedErrors } from '@practice/tooling/testing/logged-errors';
import { format } from 'date-fns';

export const SERVICE_SECRET = 'a secret of the bench, long enough for it';
export const admin = { username: 'admin', password: 'olcum-icin-uzun-bir-parola' };

const cache = join(root, 'node_modules/.cache/bench');

/**
 * A folder for a run's data, and a database server on it; both are gone after `end`, which throws when a program logged an
 * error while it was measured: figures of work that fails are worth nothing.
 * @param kept data that takes long to make is left under this name, and found there by later runs of the same week
 */
export async function newDatabase(
  kept?: string,
): Promise<{ dataDir: string; database: Database; end: () => Promise<void> }> {
  const dataDir = kept ? keptFolder(kept) : realpathSync(mkdtempSync(join(tmpdir(), 'practice-bench-')));
  const database = await startDatabase({
    dataDir,
    production: false,
    onProgress: (line) => console.error(line),
    address: 'a bench',
  });
  const end = async () => {
    await database.stop();
    const errors = readLogs(join(dataDir, 'logs')).flatMap(loggedErrors);
    rmSync(kept ? join(dataDir, 'logs') : dataDir, { recursive: true, force: true });
    if (errors.length > 0) throw new Error(`${errors.length} errors were logged, the first: ${errors[0]}`);
  };
  return { dataDir, database, end };
}

/** The folder of this week, as dates of a filled practice are counted from today; those of other weeks are removed. */
function keptFolder(name: string): string {
  mkdirSync(cache, { recursive: true });
  const folder = `${name}-${format(new Date(), "RRRR-'W'II")}`;
  for (const each of readdirSync(cache)) {
    if (each.startsWith(`${name}-`) && each !== folder) rmSync(join(cache, each), { recursive: true, force: true });
  }
  mkdirSync(join(cache, folder), { recursive: true });
  return join(cache, folder);
}

function readLogs(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
}

export type Running = { url: string; pid: number | undefined; stop: () => Promise<void> };

/**
 * A built program of the product (`gateway`, `services/content`) as a process, answering when this resolves. Requests name
 * their address by X-Forwarded-For, so that limits see many visitors.
 */
export async function startBuilt(
  workspace: string,
  { dataDir, mongodbUri, env = {} }: { dataDir: string; mongodbUri: string; env?: Record<string, string> },
): Promise<Running> {
  const port = await freePort();
  const program = startProgram({
    path: join(root, workspace, 'dist/main.cjs'),
    dataDir,
    logName: `${workspace.replace('/', '-')}-${port}`,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      SERVICE_SECRET,
      SESSION_SECRET: SERVICE_SECRET,
      FIELD_KEY: SERVICE_SECRET,
      ADMIN_PASSWORD: admin.password,
      SEED_DATA: 'demo',
      TRUST_PROXY: 'loopback',
      // What is measured is no attack.
      CHALLENGE_THRESHOLDS: '1000000,1000000,1000000',
      ...env,
    },
    onProgress: () => undefined,
    onAccounts: () => undefined,
    onWarning: (line) => console.error(line),
  });
  const url = await program.ready;
  if (!url) throw new Error(`${workspace} does not start: ${(await program.ended).lastLines}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: program.pid,
    // Longer than it gives its callers, and than what it has put off after a load takes.
    stop: () => program.stop(20_000, 'the measurement is over'),
  };
}
