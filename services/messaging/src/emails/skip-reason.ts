import { type AppointmentRecord, isContactWithdrawn, toInstant } from '@practice/contracts';
import type { MailSettings } from './mail-settings.ts';
import type { OutgoingEmail } from './outgoing-email.model.ts';

/** Why e-mails of any kind are skipped, Turkish sentences for staff. */
export const SKIPPED = {
  switchedOff: 'E-posta gönderimi ayarlarda kapalı olduğu için gönderilmedi.',
  deleted: 'Konusu silindiği için gönderilmedi.',
  withdrawn: 'Kişi, kendisiyle iletişime geçilmesine verdiği izni geri aldığı için gönderilmedi.',
  templateOff: 'E-postanın şablonu kapalı olduğu için gönderilmedi.',
  unsubscribed: 'Bu adres tanıtım e-postası almak istemediğini bildirdiği için gönderilmedi.',
  templateDeleted: 'E-postanın şablonu silindiği için gönderilmedi.',
};

/** Why an e-mail is skipped, a Turkish sentence for staff; null when it is sent. */
export function reasonToSkip(
  { kind, remindsOf, allowWithdrawn }: Pick<OutgoingEmail, 'kind' | 'remindsOf' | 'allowWithdrawn'>,
  appointment: AppointmentRecord,
  { isEnabled, isPracticeNotified, hasReminders, reminders }: MailSettings,
): string | null {
  if (!isEnabled) return SKIPPED.switchedOff;
  if (!allowWithdrawn && isContactWithdrawn(kind, appointment.contactWithdrawnAt)) return SKIPPED.withdrawn;
  // Staff chose it, whatever became of the appointment: it may thank for a visit.
  if (kind === 'template') return null;
  if (kind === 'practice-notification' && !isPracticeNotified)
    return 'Yönetici bildirimleri ayarlarda kapalı olduğu için gönderilmedi.';
  if (kind === 'cancellation') {
    if (appointment.status !== 'cancelled') return 'Randevu yeniden etkinleştirildiği için gönderilmedi.';
  } else if (appointment.status === 'cancelled') return 'Randevu iptal edildiği için gönderilmedi.';
  if ((kind === 'confirmation' || kind === 'rescheduled') && appointment.status !== 'confirmed')
    return 'Randevu artık onaylı olmadığı için gönderilmedi.';
  if (kind === 'reminder' && !hasReminders) return 'Hatırlatma e-postaları ayarlarda kapalı olduğu için gönderilmedi.';
  if (remindsOf) {
    const { date, time } = remindsOf;
    if (appointment.status !== 'confirmed') return 'Randevu artık onaylı olmadığı için gönderilmedi.';
    if (appointment.appointmentDate !== date || appointment.appointmentTime !== time)
      return 'Randevunun saati değiştiği için gönderilmedi.';
    if (!reminders.isAutomatic) return 'Kendiliğinden hatırlatma ayarlarda kapalı olduğu için gönderilmedi.';
  }
  const isPast = toInstant(appointment.appointmentDate, appointment.appointmentTime) <= new Date();
  return isPast ? 'Randevunun zamanı geçtiği için gönderilmedi.' : null;
}

/** Which missing setting an e-mail waits for, a Turkish sentence for staff; null when none is missing. */
export function missingSetting({ smtp, from, practice }: MailSettings): string | null {
  if (smtp.host === '')
    return 'E-posta sunucusu ayarlanmamış. Yönetici sunucunun adresini ve hesabını ayarlara girince e-posta kendiliğinden gönderilir.';
  if (!from.includes('@')) return 'Gönderen e-posta adresi ayarlanmamış.';
  return practice.email.includes('@') ? null : 'İletişim e-posta adresi ayarlanmamış.';
}

/** Why an e-mail with a link of the site that must work cannot be sent; null when it can. */
export function missingAddress({ practice }: Pick<MailSettings, 'practice'>): string | null {
  return practice.siteUrl ? null : 'Sitenin adresi (PUBLIC_URL) ayarlanmamış.';
}
