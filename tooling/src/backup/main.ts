import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName } from '@practice/service-kit/backup/back-up';
import { backupSecrets } from '@practice/service-kit/backup/backup-secrets';
import { setDiskReserve } from '@practice/service-kit/disk-space';
import { restoreBackupFile } from '@practice/service-kit/operations/restore-backup-file';
import { writeBackupFile } from '@practice/service-kit/operations/write-backup-file';
import { loadDotEnv, readEnv, type StartEnv } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';
import { readSecrets } from '../start/secrets.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { onDatabase, onOwnDatabase, operationOn, reportFailures } from './on-database.ts';

/** `npm run backup [-- <file>]`: works while the product runs, and when it does not. */
export async function runBackup(args: string[]): Promise<void> {
  await reportFailures(async () => {
    const env = surroundings();
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const path = resolve(positionals[0] ?? join(env.DATA_DIR, 'backups', backupName()));
    const keyPlace = env.FIELD_KEY ? 'the environment' : join(env.DATA_DIR, 'secrets.json');
    await onDatabase(env, (uri) => writeBackupFile(path, keyPlace, operationOn(uri)));
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
    if (!env.MONGODB_URI && (await readRunning(env.DATA_DIR))) {
      throw new UserFacingError('The product runs on this data. Stop it first (Ctrl-C in its terminal), then restore.');
    }
    const databaseDir = process.env.DATABASE_DIR || (env.MONGODB_URI ? undefined : env.DATA_DIR);
    const source = { path: resolve(positionals[0]), isReplacing: values.replace, secrets: secretsOf(env), databaseDir };
    const putBack = (uri: string) => restoreBackupFile(source, operationOn(uri));
    await (env.MONGODB_URI ? putBack(env.MONGODB_URI) : onOwnDatabase(env, putBack));
  });
}

/** The keys of the environment, and of the data folder. */
function secretsOf(env: StartEnv): string[] {
  const { BACKUP_KEY, FIELD_KEYS_OLD } = process.env;
  const { FIELD_KEY } = readSecrets(env.DATA_DIR);
  return [...backupSecrets({ BACKUP_KEY, FIELD_KEY: env.FIELD_KEY, FIELD_KEYS_OLD }), ...backupSecrets({ FIELD_KEY })];
}

function surroundings(): StartEnv {
  loadDotEnv();
  const env = readEnv();
  setDiskReserve(env.DISK_RESERVE_MB);
  return env;
}
