import {
  assertCan,
  DomainError,
  findByIdOrFail,
  type InternalFunctions,
  recordAudit,
  withTransaction,
} from '@practice/service-kit';
import { BackupModel } from './backup.model.ts';

/**
 * The file of a backup, for an admin who downloads it. One that is not encrypted never leaves the server this way.
 * @throws DomainError NOT_FOUND, also while there is no file; CONFLICT for one that is not encrypted
 */
export const openBackupFile: InternalFunctions<'identity'>['openBackupFile'] = async (ctx, { id }) => {
  assertCan(ctx, 'backup:download');
  return withTransaction(async (session) => {
    const { fileName, isEncrypted, size } = await findByIdOrFail(BackupModel, id, session);
    if (size === null) throw new DomainError('NOT_FOUND');
    if (!isEncrypted) {
      const message = 'Şifrelenmemiş yedekler indirilemez; dosya sunucuda duruyor.';
      throw new DomainError('CONFLICT', {
        message,
        errors: [{ field: 'isEncrypted', message, code: 'NOT_ENCRYPTED' }],
      });
    }
    recordAudit(session, ctx, { action: 'backup.downloaded', entity: 'backup', entityId: id });
    return { fileName };
  });
};
