import {
  assertCan,
  DomainError,
  findByIdOrFail,
  type InternalFunctions,
  recordAuditAlone,
} from '@practice/service-kit';
import { BackupModel } from './backup.model.ts';

/**
 * The file of a backup, for an admin who downloads it. One that is not encrypted never leaves the server this way.
 * @throws DomainError NOT_FOUND, also while there is no file; CONFLICT for one that is not encrypted
 */
export const openBackupFile: InternalFunctions<'identity'>['openBackupFile'] = async (ctx, { id }) => {
  assertCan(ctx, 'backup:download');
  const { fileName, isEncrypted, size } = await findByIdOrFail(BackupModel, id);
  if (size === null) throw new DomainError('NOT_FOUND');
  if (!isEncrypted) {
    const message = 'Şifrelenmemiş yedekler indirilemez; dosya sunucuda duruyor.';
    throw new DomainError('CONFLICT', { message, errors: [{ field: 'isEncrypted', message, code: 'NOT_ENCRYPTED' }] });
  }
  await recordAuditAlone(ctx, { action: 'backup.downloaded', entity: 'backup', entityId: id });
  return { fileName };
};
