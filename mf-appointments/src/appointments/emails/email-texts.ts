import { type AppointmentEmailType, type EmailKind, type MailProblem, waitingSentence } from '@practice/contracts';
import { formatDateTime, relativeTime, type StatusTone } from '@practice/ui/admin';
import type { AppointmentEmailsQuery } from '../../generated/graphql.ts';

export type Email = AppointmentEmailsQuery['appointmentEmails'][number];

const kinds: Record<EmailKind, string> = {
  'request-received': 'Talep alındı bilgisi (veliye)',
  'practice-notification': 'Yeni talep bildirimi (kliniğe)',
  confirmation: 'Onay e-postası',
  cancellation: 'İptal e-postası',
  reminder: 'Hatırlatma e-postası',
  rescheduled: 'Yeni saat e-postası',
  template: 'E-posta',
};

/** The name of an e-mail in the appointment's list. */
export function emailLabel({ kind, templateName }: Pick<Email, 'kind' | 'templateName'>): string {
  return templateName ?? (kinds as Record<string, string>)[kind] ?? 'E-posta';
}

/** The e-mails that a change of the status sends. */
export const templateLabels: Record<AppointmentEmailType, string> = {
  confirmation: 'Onay',
  cancellation: 'İptal',
  reminder: 'Hatırlatma',
};

const states: Record<Email['state'], { label: string; tone: StatusTone }> = {
  waiting: { label: 'Bekliyor', tone: 'pending' },
  sent: { label: 'Gönderildi', tone: 'confirmed' },
  skipped: { label: 'Gönderilmedi', tone: 'unknown' },
  failed: { label: 'Gönderilemedi', tone: 'cancelled' },
};

export function emailState(state: Email['state']): { label: string; tone: StatusTone } {
  return states[state];
}

/** The detail after the state: when it was sent, when it will be, or why it was not. */
export function emailDetail({ state, reason, sentAt }: Email, problem: MailProblem | null | undefined): string {
  if (state === 'sent') return `${formatDateTime(sentAt)} · ${relativeTime(sentAt)}`;
  // An e-mail about a status change waits eight seconds, so that the change can be undone.
  return reason ?? (state === 'waiting' ? waitingSentence(problem) : '');
}

/** Label of the retry button for an e-mail that was not sent; null when it cannot be retried. */
export function retryLabel({ state, reason, isAddressRefused }: Email): string | null {
  if (isAddressRefused) return 'Yine de gönder';
  if (state === 'failed') return 'Tekrar gönder';
  return state === 'waiting' && reason ? 'Şimdi dene' : null;
}
