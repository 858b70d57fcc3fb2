import type { AdminAlertSource } from './admin-alert.ts';
import { backupAlert } from './backup-alert.ts';
import { deadlineAlert } from './deadline-alert.ts';
import { retentionAlert } from './retention-alert.ts';
import { securityAlert } from './security-alert.ts';

/** Events of which every admin is told, or whom the alert names; each names the record that it is about by its `id`. */
export const alertSources = {
  'backup.failed': backupAlert,
  'deadline.announced': deadlineAlert,
  'retention.failed': retentionAlert,
  'security-alert.raised': securityAlert,
} satisfies Record<string, AdminAlertSource>;

export type AdminAlertEvent = keyof typeof alertSources;
export const adminAlertEvents = Object.keys(alertSources) as AdminAlertEvent[];
