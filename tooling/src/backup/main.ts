import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, startDatabase } from '../database/index.ts';
import { loadDotEnv, readEnv, type StartEnv } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { sayFailure, sayProgress } from '../terminal/say.ts';
import { backUp } from './back-up.ts';
import { total } from './backup-file.ts';
import { restore } from './restore.ts';

/** `npm run backup [-- <file>]`: works while the product runs, and when it does not. */
export async function runBackup(args: string[]): Promise<void> {
  await inPlainWords(async () => {
    const env = surroundings();
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const path = resolve(positionals[0] ?? join(env.DATA_DIR, 'backups', `${stamp}.json.gz`));
    mkdirSync(dirname(path), { recursive: true });
    const running = env.MONGODB_URI ?? (await readRunning(env.DATA_DIR))?.mongodbUri;
    const counts = await (running ? backUp(running, path) : onOwnDatabase(env, (uri) => backUp(uri, path)));
    sayProgress(`${total(counts)} records of ${Object.keys(counts).length} collections are in ${path}`);
    sayProgress(
      `Keep ${join(env.DATA_DIR, 'secrets.json')} too, elsewhere: clinical records are encrypted with its key.`,
    );
  });
}

/** `npm run restore -- <file> [--replace]`: while the product is stopped, or on MONGODB_URI. */
export async function runRestore(args: string[]): Promise<void> {
  await inPlainWords(async () => {
    const env = surroundings();
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    if (!positionals[0]) throw new PlainError('Which backup? npm run restore -- .data/backups/<file>');
    const path = resolve(positionals[0]);
    if (!env.MONGODB_URI && (await readRunning(env.DATA_DIR))) {
      throw new PlainError('The product runs on this data. Stop it first (Ctrl-C in its terminal), then restore.');
    }
    const putBack = (uri: string) => restore(uri, path, { isReplacing: values.replace });
    const counts = await (env.MONGODB_URI ? putBack(env.MONGODB_URI) : onOwnDatabase(env, putBack));
    sayProgress(
      `${total(counts)} records of ${Object.keys(counts).length} collections are back. Everybody signs in anew.`,
    );
  });
}

function surroundings(): StartEnv {
  loadDotEnv();
  return readEnv(process.env);
}

/** The embedded database of the data folder, for as long as the work takes. */
async function onOwnDatabase<Result>(env: StartEnv, work: (uri: string) => Promise<Result>): Promise<Result> {
  const database: Database = await startDatabase({
    dataDir: env.DATA_DIR,
    embedded: env.EMBEDDED_DATABASE,
    production: env.NODE_ENV === 'production',
    onProgress: sayProgress,
    address: 'a backup or a restore',
  });
  try {
    return await work(database.uri);
  } finally {
    await database.stop();
  }
}

async function inPlainWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    sayFailure(error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
