import { REMOVE_BACKUP_FILE_JOB } from '@practice/contracts';
import { type ClientSession, emit, enqueueJob } from '@practice/service-kit';
import { type Backup, BackupModel } from './backup.model.ts';

/** Removes a backup from the list, and has a gateway remove its file. */
export async function removeBackup(session: ClientSession, { _id, fileName }: Pick<Backup, '_id' | 'fileName'>) {
  await BackupModel.deleteOne({ _id }, { session });
  const key = `${REMOVE_BACKUP_FILE_JOB}:${fileName}`;
  await enqueueJob(session, { key, kind: REMOVE_BACKUP_FILE_JOB, payload: { fileName } });
  emit(session, 'backup.changed', { id: String(_id) });
}
