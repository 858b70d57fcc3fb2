import { join } from 'node:path';
import { backUp, backupName } from '../backup/back-up.ts';
import { DatabaseNotUsable } from '../given-database/check-given-database.ts';
import { MigrationRefused, REFUSED_EXIT_CODE } from './migration-refused.ts';
import type { MigrationOptions } from './run-migrations.ts';

/**
 * How a process migrates: with a backup in BACKUP_DIR, or not at all without one.
 * @param withoutBackup who runs it has one already
 */
export function migrationOptions(
  env: { MONGODB_URI: string; BACKUP_DIR?: string | undefined },
  onProgress: (message: string) => void,
  { withoutBackup = false } = {},
): MigrationOptions {
  const dir = env.BACKUP_DIR;
  if (withoutBackup) return { onProgress, withoutBackup };
  if (!dir) return { onProgress };
  return {
    onProgress,
    async backUp() {
      const path = join(dir, backupName('-before-migration'));
      await backUp(env.MONGODB_URI, path);
      return path;
    },
  };
}

/** Ends the process with the message of a MigrationRefused or DatabaseNotUsable; any other error is rethrown. */
export function endRefused(error: unknown): never {
  if (!(error instanceof MigrationRefused || error instanceof DatabaseNotUsable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(REFUSED_EXIT_CODE);
}
