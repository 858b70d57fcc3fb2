import type { BackupRecord } from '@practice/contracts';
import { assertCan, type ServiceContext, withTransaction } from '@practice/service-kit';
import { toBackupRecord } from './backup.model.ts';
import { queueBackup } from './queue-backup.ts';
import { readBackupSettings } from './read-backup-settings.ts';
import { refuseWhileOpen } from './refuse-while-open.ts';

/**
 * Has everything backed up now, by whichever gateway is free.
 * @throws DomainError CONFLICT while another backup is made or checked
 */
export async function startBackup(ctx: ServiceContext): Promise<BackupRecord> {
  assertCan(ctx, 'backup:write');
  const { isEncrypted } = await readBackupSettings();
  return refuseWhileOpen(() =>
    withTransaction(async (session) => toBackupRecord(await queueBackup(session, ctx, { isEncrypted }))),
  );
}
