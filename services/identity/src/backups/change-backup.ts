import { type ClientSession, emit } from '@practice/service-kit';
import { type Backup, BackupModel } from './backup.model.ts';

type Change = Partial<Omit<Backup, '_id' | 'openKey'>> & { isOpen: boolean };

/** Changes a backup that something is being done with; nothing when it is gone or nothing is. Returns whether it did. */
export async function changeOpenBackup(
  session: ClientSession,
  id: string,
  { isOpen, ...change }: Change,
): Promise<boolean> {
  const { matchedCount } = await BackupModel.updateOne(
    { _id: id, openKey: 'open' },
    { $set: { ...change, ...(isOpen ? {} : { openKey: id, progress: null }) } },
    { session },
  );
  if (matchedCount > 0) emit(session, 'backup.changed', { id });
  return matchedCount > 0;
}
