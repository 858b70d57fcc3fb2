import { consentStateLabels, consentTextLabels } from '@practice/contracts';
import type { BadgeTone } from '@practice/ui';
import { sectionHref } from '@practice/ui/back-office';
import type { ConsentEntry } from './use-consent-entries.ts';

const tones: Record<ConsentEntry['state'], BadgeTone> = {
  given: 'confirmed',
  refused: 'neutral',
  withdrawn: 'cancelled',
  notRecorded: 'pending',
};

/** The state of a consent as a badge shows it. That a notice was read is not given, but read. */
export function stateBadge({ text, state }: ConsentEntry): { label: string; tone: BadgeTone } {
  const isRead = state === 'given' && text.endsWith('Notice');
  return { label: isRead ? 'Okundu' : consentStateLabels[state], tone: tones[state] };
}

/** Whose consent it is, as far as that is known. */
export function personOf({ name, text, isPersonErased }: ConsentEntry): string {
  if (isPersonErased) return 'Silinen kayıt';
  return name ?? (text === 'cookies' ? 'Ziyaretçi' : '—');
}

export function entryName(entry: ConsentEntry): string {
  return `${personOf(entry)}: ${consentTextLabels[entry.text]}`;
}

/** What was chosen about cookies, in words; null for other texts. */
export function categoriesText({ categories }: ConsentEntry): string | null {
  if (!categories) return null;
  const word = (isAllowed: boolean) => (isAllowed ? 'evet' : 'hayır');
  return `Analiz: ${word(categories.analytics)}, pazarlama: ${word(categories.marketing)}`;
}

/** The appointment or the message with which it was given. */
export function recordHref({ text, recordId }: ConsentEntry): { href: string; label: string } | null {
  if (!recordId) return null;
  return text === 'messageNotice'
    ? { href: sectionHref('contacts', { id: recordId }), label: 'Mesajı aç' }
    : { href: sectionHref('appointments', { id: recordId }), label: 'Randevuyu aç' };
}

/** What stops when a consent is taken back. */
export function consequenceOf({ text }: ConsentEntry): string {
  return text === 'messageNotice'
    ? 'Bu kişiye yanıt yazarken uyarılırsınız; siz onaylamadan e-posta gitmez.'
    : 'Onay, saat değişikliği ve hatırlatma e-postaları kendiliğinden gitmez; elle gönderirken uyarılırsınız. İptal yine bildirilir.';
}
