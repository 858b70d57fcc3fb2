import type { BackupState } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { Types } from 'mongoose';
import { type Backup, BackupModel, OPEN } from './backup.model.ts';

type NewBackup = { state: BackupState; date: string | null; isEncrypted: boolean; createdBy: string | null };

/**
 * A backup that is about to be made. The index on `openKey` decides between two at once.
 * @throws a duplicate key error while another is open
 */
export async function createBackup(
  session: ClientSession,
  { state, date, isEncrypted, createdBy }: NewBackup,
): Promise<Backup> {
  const id = new Types.ObjectId();
  const createdAt = new Date();
  const fields = {
    _id: id,
    state,
    fileName: backupFileName({ at: createdAt, id: String(id), isEncrypted }),
    isAutomatic: date !== null,
    isEncrypted,
    createdBy,
    date,
    openKey: OPEN,
    createdAt,
  };
  const [created] = await BackupModel.create([fields], { session });
  if (!created) throw new Error('The backup was not stored.');
  emit(session, 'backup.changed', { id: String(id) });
  return created.toObject();
}

type Named = { at: Date; id: string; isEncrypted: boolean };

/** The name of a backup's file. Beginning a backup again after a crash writes the same file. */
function backupFileName({ at, id, isEncrypted }: Named): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${id.slice(-6)}.json.gz${isEncrypted ? '.enc' : ''}`;
}
