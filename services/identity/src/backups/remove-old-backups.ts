import { addDays, type BackupState, today, toInstant } from '@practice/contracts';
import { recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BackupModel, OPEN } from './backup.model.ts';
import { readBackupSettings } from './read-backup-settings.ts';
import { removeBackup } from './remove-backup.ts';

/**
 * Removes what is older than `backup_retention_days`. The newest backup that passed its check stays however old it is, and
 * while none has, the newest that has a file.
 */
export async function removeOldBackups(ctx: ServiceContext): Promise<void> {
  const { retentionDays } = await readBackupSettings();
  const before = toInstant(addDays(today(), -retentionDays), '00:00');
  const old = await BackupModel.find({ createdAt: { $lt: before }, openKey: { $ne: OPEN } }).lean();
  if (old.length === 0) return;
  const newest = (state: BackupState) => BackupModel.findOne({ state }).sort({ createdAt: -1 }).lean();
  const kept = (await newest('verified')) ?? (await newest('unverified'));
  for (const backup of old.filter(({ _id }) => String(_id) !== String(kept?._id))) {
    await withTransaction(async (session) => {
      await removeBackup(session, backup);
      recordAudit(session, ctx, { action: 'backup.removed', entity: 'backup', entityId: String(backup._id) });
    });
  }
}
