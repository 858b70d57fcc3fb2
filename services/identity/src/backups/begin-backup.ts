import { isBackupDay } from '@practice/contracts';
import { assertCan, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { type Backup, BackupModel, OPEN } from './backup.model.ts';
import { changeOpenBackup } from './change-backup.ts';
import { createBackup } from './create-backup.ts';
import { readBackupSettings } from './read-backup-settings.ts';

type Begun = Awaited<ReturnType<InternalFunctions<'identity'>['beginBackup']>>;

/**
 * The backup that a job is to make: the one that somebody started, or the automatic one of a day, unless the settings do
 * not want it any more. A job that is run again after a crash gets the same one.
 */
export const beginBackup: InternalFunctions<'identity'>['beginBackup'] = async (ctx, input) => {
  assertCan(ctx, 'backup:write');
  if ('id' in input) return begin(await BackupModel.findById(input.id).lean());
  const { date } = input;
  const before = await BackupModel.findOne({ date }).lean();
  if (before) return begin(before);
  const { isEnabled, frequency, isEncrypted } = await readBackupSettings();
  if (!isEnabled || !isBackupDay(frequency, date)) return { backup: null, isBusy: false };
  try {
    const fields = { state: 'writing', date, isEncrypted, createdBy: null } as const;
    return toBegun(await withTransaction((session) => createBackup(session, fields)));
  } catch (error) {
    if (isDuplicateKey(error)) return { backup: null, isBusy: true };
    throw error;
  }
};

async function begin(backup: Backup | null): Promise<Begun> {
  const isToMake = backup?.openKey === OPEN && backup.state !== 'checking';
  if (!isToMake) return { backup: null, isBusy: false };
  const begun = { state: 'writing', progress: 0, isOpen: true } as const;
  await withTransaction((session) => changeOpenBackup(session, String(backup._id), begun));
  return toBegun(backup);
}

function toBegun({ _id, fileName, isEncrypted }: Backup): Begun {
  return { backup: { id: String(_id), fileName, isEncrypted }, isBusy: false };
}
