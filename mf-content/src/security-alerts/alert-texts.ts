import { auditFilterOf } from '@practice/contracts';
import { formatDateTime } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import type { Alert } from './use-security-alerts.ts';

/** Whom or what an alert is about. */
export function subjectOf({ subject, subjectKind }: Alert): string {
  return subjectKind === 'site' || !subject ? 'Bütün site' : subject;
}

export const notifiedTexts: Record<Alert['notified'], string> = {
  admins: 'Yöneticilere bildirildi',
  user: 'Kullanıcının kendisine bildirildi',
  nobody: 'Tek tek değil, toplu uyarıyla bildirildi',
};

/** Whether somebody has seen it, and who and when. */
export function seenText({ acknowledgedAt, acknowledgedBy }: Alert): string | null {
  return acknowledgedAt ? [acknowledgedBy, formatDateTime(acknowledgedAt)].filter(Boolean).join(' · ') : null;
}

/** The audit log, narrowed to what an alert is about; null for what has no entries there. */
export function auditHref(alert: Alert): string | null {
  const filter = auditFilterOf({
    ...alert,
    subject: alert.subject ?? null,
    subjectId: alert.subjectId ?? null,
  });
  return filter && sectionHref('audit-log', filter);
}
