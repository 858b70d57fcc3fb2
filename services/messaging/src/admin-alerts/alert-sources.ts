import type { AdminAlertSource } from './admin-alert.ts';
import { backupAlert } from './backup-alert.ts';
import { deadlineAlert } from './deadline-alert.ts';
import { retentionAlert } from './retention-alert.ts';

/** Events of which every admin is told; each names the record that it is about by its `id`. */
export const alertSources = {
  'backup.failed': backupAlert,
  'deadline.announced': deadlineAlert,
  'retention.failed': retentionAlert,
} satisfies Record<string, AdminAlertSource>;

export type AdminAlertEvent = keyof typeof alertSources;
export const adminAlertEvents = Object.keys(alertSources) as AdminAlertEvent[];
