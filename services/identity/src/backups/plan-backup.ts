import { BACKUP_TIME, MAKE_BACKUP_JOB, toInstant } from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { giveUpBackup } from './give-up-backup.ts';
import { nextDay, readBackupSettings } from './read-backup-settings.ts';
import { removeOldBackups } from './remove-old-backups.ts';

/**
 * Plans the next automatic backup, once however many gateways ask for it; it stays planned over a restart, and is made late
 * when nothing ran that night. Removes what is too old.
 */
export const planBackup: InternalFunctions<'identity'>['planBackup'] = async (ctx) => {
  assertCan(ctx, 'backup:write');
  await giveUpBackup();
  await removeOldBackups(ctx);
  const { isEnabled, frequency } = await readBackupSettings();
  if (!isEnabled) return {};
  const date = nextDay(frequency);
  await withTransaction((session) =>
    enqueueJob(session, {
      key: `${MAKE_BACKUP_JOB}:${date}`,
      kind: MAKE_BACKUP_JOB,
      payload: { date },
      runAt: toInstant(date, BACKUP_TIME),
    }),
  );
  return {};
};
