import { backupFrequencies } from '../backups.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

export const backupSettings = {
  auto_backup_enabled: { type: 'boolean', default: 'true' },
  backup_frequency: { default: 'daily', read: oneOf(...backupFrequencies) },
  backup_encryption: { type: 'boolean', default: 'true' },
  backup_retention_days: { type: 'number', default: '30', limits: [7, 3650] },
} satisfies Settings;
