import { type BackupRecord, MAKE_BACKUP_JOB } from '@practice/contracts';
import { assertCan, enqueueJob, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { toBackupRecord } from './backup.model.ts';
import { createBackup } from './create-backup.ts';
import { readBackupSettings } from './read-backup-settings.ts';
import { refuseWhileOpen } from './refuse-while-open.ts';

/**
 * Has everything backed up now, by whichever gateway is free.
 * @throws DomainError CONFLICT while another backup is made or checked
 */
export async function startBackup(ctx: ServiceContext): Promise<BackupRecord> {
  assertCan(ctx, 'backup:write');
  const { isEncrypted } = await readBackupSettings();
  const createdBy = ctx.actor.username;
  return refuseWhileOpen(() =>
    withTransaction(async (session) => {
      const backup = await createBackup(session, { state: 'queued', date: null, isEncrypted, createdBy });
      const id = String(backup._id);
      await enqueueJob(session, { key: `${MAKE_BACKUP_JOB}:${id}`, kind: MAKE_BACKUP_JOB, payload: { id } });
      recordAudit(session, ctx, { action: 'backup.started', entity: 'backup', entityId: id });
      return toBackupRecord(backup);
    }),
  );
}
