import { type BackupRecord, CHECK_BACKUP_JOB, idParam } from '@practice/contracts';
import {
  DomainError,
  emit,
  enqueueJob,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { Types } from 'mongoose';
import { BackupModel, OPEN, toBackupRecord } from './backup.model.ts';
import { busy, refuseWhileOpen } from './refuse-while-open.ts';

/**
 * Has a backup restored into a scratch database and compared.
 * @throws DomainError NOT_FOUND; CONFLICT while another is made or checked, and for one that has no file
 */
export async function checkBackup(ctx: ServiceContext, raw: unknown): Promise<BackupRecord> {
  const { id } = readInput(ctx, 'backup:write', idParam, raw);
  return refuseWhileOpen(() =>
    withTransaction(async (session) => {
      const backup = await findByIdOrFail(BackupModel, id, session);
      if (backup.openKey === OPEN) throw busy();
      if (backup.state === 'failed') {
        const message = 'Bu yedek alınamamış; kontrol edilecek bir dosyası yok.';
        throw new DomainError('CONFLICT', { errors: [{ field: 'state', message, code: 'NO_FILE' }] });
      }
      const begun = { state: 'checking', openKey: OPEN, progress: 0 } as const;
      await BackupModel.updateOne({ _id: id, openKey: id }, { $set: begun }, { session });
      const key = `${CHECK_BACKUP_JOB}:${id}:${new Types.ObjectId()}`;
      await enqueueJob(session, { key, kind: CHECK_BACKUP_JOB, payload: { id } });
      emit(session, 'backup.changed', { id });
      recordAudit(session, ctx, { action: 'backup.checked', entity: 'backup', entityId: id });
      return toBackupRecord({ ...backup, ...begun });
    }),
  );
}
