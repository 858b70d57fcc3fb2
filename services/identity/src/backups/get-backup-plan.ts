import type { BackupPlan } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { nextDay, readBackupSettings } from './read-backup-settings.ts';

/** When the next automatic backup is made, and how; for admins. */
export async function getBackupPlan(ctx: ServiceContext): Promise<BackupPlan> {
  assertCan(ctx, 'backup:read');
  const settings = await readBackupSettings();
  return { ...settings, nextOn: settings.isEnabled ? nextDay(settings.frequency) : null };
}
