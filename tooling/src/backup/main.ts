import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, backupName } from '@practice/service-kit/backup/back-up';
import { backupSecrets } from '@practice/service-kit/backup/backup-secrets';
import { DatabaseNotEmpty, restore } from '@practice/service-kit/backup/restore';
import { total } from '@practice/service-kit/backup/write-backup';
import { setDiskReserve } from '@practice/service-kit/disk-space';
import { loadDotEnv, readEnv, type StartEnv } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';
import { readSecrets } from '../start/secrets.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { onDatabase, onOwnDatabase, reportFailures } from './on-database.ts';

/** `npm run backup [-- <file>]`: works while the product runs, and when it does not. */
export async function runBackup(args: string[]): Promise<void> {
  await reportFailures(async () => {
    const env = surroundings();
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const path = resolve(positionals[0] ?? join(env.DATA_DIR, 'backups', backupName()));
    const counts = await onDatabase(env, (uri) => backUp(uri, path));
    logProgress(`${total(counts)} records of ${Object.keys(counts).length} collections are in ${path}`);
    logProgress(
      `Keep ${join(env.DATA_DIR, 'secrets.json')} too, elsewhere: the clinical text of appointments is encrypted with its key.`,
    );
  });
}

/** `npm run restore -- <file> [--replace]`: while the product is stopped, or on MONGODB_URI. */
export async function runRestore(args: string[]): Promise<void> {
  await reportFailures(async () => {
    const env = surroundings();
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    if (!positionals[0]) throw new UserFacingError('Which backup? npm run restore -- .data/backups/<file>');
    const path = resolve(positionals[0]);
    if (!env.MONGODB_URI && (await readRunning(env.DATA_DIR))) {
      throw new UserFacingError('The product runs on this data. Stop it first (Ctrl-C in its terminal), then restore.');
    }
    const secrets = secretsOf(env);
    const databaseDir = process.env.DATABASE_DIR || (env.MONGODB_URI ? undefined : env.DATA_DIR);
    const putBack = (uri: string) =>
      restore(uri, path, { isReplacing: values.replace, secrets, databaseDir }).catch(refuse(path));
    const counts = await (env.MONGODB_URI ? putBack(env.MONGODB_URI) : onOwnDatabase(env, putBack));
    logProgress(
      `${total(counts)} records of ${Object.keys(counts).length} collections are back. Everybody signs in anew.`,
    );
  });
}

/** The keys of the environment, and of the data folder. */
function secretsOf(env: StartEnv): string[] {
  const { BACKUP_KEY, FIELD_KEYS_OLD } = process.env;
  const { FIELD_KEY } = readSecrets(env.DATA_DIR);
  return [...backupSecrets({ BACKUP_KEY, FIELD_KEY: env.FIELD_KEY, FIELD_KEYS_OLD }), ...backupSecrets({ FIELD_KEY })];
}

function refuse(path: string) {
  return (error: unknown): never => {
    if (!(error instanceof DatabaseNotEmpty)) throw error;
    throw new UserFacingError(
      `${error.message} To put the backup in their place: npm run restore -- ${path} --replace`,
    );
  };
}

function surroundings(): StartEnv {
  loadDotEnv();
  const env = readEnv();
  setDiskReserve(env.DISK_RESERVE_MB);
  return env;
}
