import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { BackupModel, toBackupRecord } from './backup.model.ts';
import { nextDay, readBackupSettings } from './read-backup-settings.ts';

/** How backups stand: the newest, when the newest one was made that has passed its check, and when the next is made. */
export const getBackupsState: InternalFunctions<'identity'>['getBackupsState'] = async (ctx) => {
  assertCan(ctx, 'backup:read');
  const [settings, [newest], [verified]] = await Promise.all([
    // Who wants to know how the product is has to hear it also while the service with the settings is away.
    readBackupSettings().catch(() => null),
    BackupModel.find().sort({ createdAt: -1 }).limit(1).lean(),
    BackupModel.find({ state: 'verified' }).sort({ createdAt: -1 }).limit(1).lean(),
  ]);
  const { isEnabled = null, frequency = 'daily' } = settings ?? {};
  return {
    isEnabled,
    frequency,
    newest: newest ? toBackupRecord(newest) : null,
    verifiedAt: verified ? verified.createdAt.toISOString() : null,
    nextOn: isEnabled ? nextDay(frequency) : null,
  };
};
