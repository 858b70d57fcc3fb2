import { isBackupOpen } from '@practice/contracts';
import { type JobHandler, systemContext } from '@practice/service-kit';
import { BackupModel } from '../backups/backup.model.ts';
import { removalPayload } from './find-removal.ts';
import { announceExamples, removeAllExamples } from './remove-all-examples.ts';

const BACKUP_MS = 1500;

/** Takes the example data away when the backup of it is good; without one nothing is touched. */
export const runRemoval: JobHandler = async ({ _id: key, payload }) => {
  const { backupId, userId, username } = removalPayload.parse(payload);
  const backup = await BackupModel.findById(backupId).lean();
  if (backup && isBackupOpen(backup.state)) return { waitMs: BACKUP_MS, reason: 'Önce yedek alınıyor.' };
  if (backup?.state !== 'verified') {
    await announceExamples();
    return { skipReason: `Yedek alınamadığı için hiçbir şey kaldırılmadı. ${backup?.problem ?? ''}`.trim() };
  }
  const ctx = systemContext(key);
  await removeAllExamples({ ...ctx, actor: { ...ctx.actor, userId, username } });
  return undefined;
};
