import { CHECK_BACKUP_JOB, MAKE_BACKUP_JOB } from '@practice/contracts';
import { jobQueue, withTransaction } from '@practice/service-kit';
import { BackupModel, OPEN } from './backup.model.ts';
import { endCheckWith, failWith } from './end-backup.ts';

const PROBLEM = 'İşlem yarıda kaldı.';

/** Ends a backup that no job works on any more, as after a restore: it would be in the way of all others. */
export async function giveUpBackup(): Promise<void> {
  const backup = await BackupModel.findOne({ openKey: OPEN }).lean();
  if (!backup) return;
  const id = String(backup._id);
  const job = await jobQueue().findOne({
    kind: { $in: [MAKE_BACKUP_JOB, CHECK_BACKUP_JOB] },
    state: { $in: ['queued', 'waiting', 'running'] },
    'payload.id': id,
  });
  const due = backup.date && (await jobQueue().findOne({ _id: `${MAKE_BACKUP_JOB}:${backup.date}`, doneAt: null }));
  if (job || (due && due.state !== 'dead')) return;
  await withTransaction((session) =>
    backup.state === 'checking' ? endCheckWith(session, id, PROBLEM) : failWith(session, id, PROBLEM),
  );
}
