import { CHECK_BACKUP_JOB } from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { changeOpenBackup } from './change-backup.ts';

/** The file of a backup is complete; it is checked next. */
export const finishBackup: InternalFunctions<'identity'>['finishBackup'] = async (ctx, { id, size, documents }) => {
  assertCan(ctx, 'backup:write');
  await withTransaction(async (session) => {
    const written = { state: 'checking', size, documents, progress: 0, isOpen: true } as const;
    if (!(await changeOpenBackup(session, id, written))) return;
    await enqueueJob(session, { key: `${CHECK_BACKUP_JOB}:${id}`, kind: CHECK_BACKUP_JOB, payload: { id } });
  });
  return {};
};
