import type { BackupRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { BackupModel, toBackupRecord } from './backup.model.ts';

/** The backups, the newest first, for admins. */
export async function listBackups(ctx: ServiceContext): Promise<BackupRecord[]> {
  assertCan(ctx, 'backup:read');
  const found = await BackupModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  return found.map((backup) => toBackupRecord(backup));
}
