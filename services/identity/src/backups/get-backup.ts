import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { BackupModel, toBackupRecord } from './backup.model.ts';

/** A backup; null when it was removed. */
export const getBackup: InternalFunctions<'identity'>['getBackup'] = async (ctx, { id }) => {
  assertCan(ctx, 'backup:read');
  const backup = await BackupModel.findById(id).lean();
  return backup && toBackupRecord(backup);
};
