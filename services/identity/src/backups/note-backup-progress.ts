import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { changeOpenBackup } from './change-backup.ts';

/** How far the making or the check of a backup is; admins see it move. */
export const noteBackupProgress: InternalFunctions<'identity'>['noteBackupProgress'] = async (
  ctx,
  { id, progress },
) => {
  assertCan(ctx, 'backup:write');
  await withTransaction((session) => changeOpenBackup(session, id, { progress, isOpen: true }));
  return {};
};
