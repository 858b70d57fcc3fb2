import {
  addDays,
  BACKUP_TIME,
  type BackupFrequency,
  type BackupPlan,
  minutesNow,
  nextBackupDay,
  today,
  toMinutes,
} from '@practice/contracts';
import { isSettingOn, readNumberSetting, readSetting } from '@practice/service-kit';

type BackupSettings = Omit<BackupPlan, 'nextOn'>;

/** How backups are made, by the settings. */
export async function readBackupSettings(): Promise<BackupSettings> {
  return {
    isEnabled: await isSettingOn('auto_backup_enabled'),
    frequency: (await readSetting('backup_frequency')) as BackupFrequency,
    isEncrypted: await isSettingOn('backup_encryption'),
    retentionDays: await readNumberSetting('backup_retention_days'),
  };
}

/** The day of the next automatic backup. */
export function nextDay(frequency: BackupFrequency): string {
  const isPast = minutesNow() >= toMinutes(BACKUP_TIME);
  return nextBackupDay(frequency, isPast ? addDays(today(), 1) : today());
}
