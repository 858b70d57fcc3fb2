import { outboxStateLabels } from '@practice/contracts';
import { formatDateTime, type StatusTone } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import type { OutboxRow } from './use-outbox.ts';

const tones: Record<OutboxRow['state'], StatusTone> = {
  scheduled: 'unknown',
  waiting: 'pending',
  sent: 'confirmed',
  skipped: 'unknown',
  failed: 'cancelled',
};

/** The state of an e-mail as a badge shows it. */
export function stateBadge(state: OutboxRow['state']): { label: string; tone: StatusTone } {
  return { label: outboxStateLabels[state], tone: tones[state] };
}

/** What there is to say about the state: when it went out or will, or why it does not. */
export function stateDetail({ state, reason, attempts, dueAt, sentAt }: OutboxRow): string {
  if (state === 'sent' && sentAt) return formatDateTime(sentAt);
  if (state === 'scheduled' && dueAt) return `${formatDateTime(dueAt)} itibarıyla gönderilecek`;
  const next = state === 'waiting' && reason && dueAt ? `Sonraki deneme: ${formatDateTime(dueAt)}` : null;
  const tries = attempts > 1 ? `${attempts} deneme` : null;
  return [reason ?? (state === 'failed' ? 'Nedeni bilinmiyor.' : null), next, tries].filter(Boolean).join(' · ');
}

/** The screen of the appointment or message that an e-mail is about; null for one of the staff. */
export function subjectHref({ about, subjectId }: OutboxRow): string | null {
  if (!subjectId || about === 'staff') return null;
  return sectionHref(about === 'appointment' ? 'appointments' : 'contacts', { id: subjectId });
}

export function recipientOf({ recipientName, recipientEmail, about }: OutboxRow): string {
  if (recipientName) return recipientName;
  return recipientEmail ?? (about === 'staff' ? 'Personel' : 'Muayenehane');
}

/** Whether an e-mail can be sent again, or at once, or to an address that refuses e-mails. */
export function resendLabel({ state, isAddressRefused }: OutboxRow): string | null {
  if (isAddressRefused) return 'Yine de gönder';
  if (state === 'failed') return 'Tekrar gönder';
  return state === 'waiting' ? 'Şimdi dene' : null;
}
