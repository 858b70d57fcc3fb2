import { BackupProblem } from '../backup/backup-problem.ts';
import { logger } from '../logger.ts';
import { operationCall } from '../program-command.ts';
import { withMigrationLock } from './migration-lock.ts';
import { MigrationRefused } from './migration-refused.ts';
import {
  hasData,
  listPending,
  type Migrated,
  type NamedMigration,
  prepareMigrations,
  recordMigration,
} from './records.ts';
import { waitForGateways } from './wait-for-gateways.ts';

export type MigrationOptions = {
  /** Makes a backup and returns its path; called once, before the first migration. */
  backUp?: () => Promise<string>;
  /** Migrates without a backup: there is one that the product did not make. */
  withoutBackup?: boolean;
  onProgress?: (message: string) => void;
};

/**
 * Migrates the stored data of these services to the shape that this program knows; returns the names of what ran. One
 * process migrates at a time, the others wait.
 * @throws MigrationRefused when the data is newer than this program, or when something is pending on data that this
 *   process has no way of backing up first, or could not back up, or while gateways of the version before serve
 */
export async function runMigrations(services: Migrated[], options: MigrationOptions = {}): Promise<string[]> {
  await prepareMigrations();
  if ((await listPending(services)).length === 0) return [];
  return withMigrationLock(async (assertOwned) => {
    const due = await skipWithoutData(await listPending(services));
    if (due.length > 0) {
      await waitForGateways(options.onProgress);
      await backUpFirst(due, options);
    }
    for (const { id, up } of due) {
      assertOwned();
      options.onProgress?.(`Migrating the data: ${id} …`);
      await up();
      assertOwned();
      await recordMigration(id);
      logger.info({ migration: id }, 'migrated');
    }
    return due.map(({ id }) => id);
  });
}

/** Records the migrations of services without documents as done; returns the others. */
async function skipWithoutData(pending: NamedMigration[]): Promise<NamedMigration[]> {
  const withData = new Set<Migrated>();
  for (const service of new Set(pending.map((each) => each.service))) {
    if (await hasData(service)) withData.add(service);
  }
  for (const { id, service } of pending) if (!withData.has(service)) await recordMigration(id);
  return pending.filter(({ service }) => withData.has(service));
}

const WITHOUT = `With a backup of your own, as by mongodump: ${operationCall('migrate', '--without-backup')}`;

async function backUpFirst(due: NamedMigration[], options: MigrationOptions): Promise<void> {
  const { backUp, withoutBackup = false, onProgress } = options;
  if (withoutBackup) return onProgress?.('No backup is made before the data is migrated.');
  if (!backUp) {
    throw new MigrationRefused(
      `The data is of an older version and has to be migrated first (${due.map(({ id }) => id).join(', ')}). This ` +
        'process has no place for the backup that is made before: run ' +
        `${operationCall('migrate')}, or set BACKUP_DIR. ${WITHOUT}`,
    );
  }
  onProgress?.('Backing up the data before it is migrated …');
  const path = await backUp().catch((error: unknown) => {
    // What a start waits for is no reason to refuse the migration.
    if (error instanceof BackupProblem && error.fault === 'away') throw error.cause;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The data is not migrated, because the backup before it failed: ${reason} ${WITHOUT}`;
    throw new MigrationRefused(message, { cause: error });
  });
  onProgress?.(`The backup is ${path}`);
}
