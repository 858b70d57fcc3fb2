import { type EmailKind, type OutboxSubject, z } from '@practice/contracts';
import type { Job } from '@practice/service-kit';
import { alertSources } from './admin-alerts/alert-sources.ts';
import { SEND_ADMIN_ALERT } from './admin-alerts/queue-admin-alert.ts';
import { SEND_CONTACT_EMAIL } from './contact-messages/queue-contact-emails.ts';
import { SEND_CONTACT_REPLY } from './contact-messages/replies/contact-reply.model.ts';
import { SEND_EMAIL } from './emails/queue-emails.ts';
import { SEND_DIGEST } from './notification-settings/digest/queue-digests.ts';
import { SEND_PASSWORD_LINK } from './password-links/queue-password-link.ts';
import { SEND_URL_HEALTH_ALERT } from './url-health-alerts/queue-url-health-alert.ts';

type EmailJob = {
  about: OutboxSubject;
  /** Which e-mail it is, in Turkish; by the `kind` in the payload where one job sends several. */
  title: string | Readonly<Record<string, string>>;
};

const appointmentEmailTitles: Record<EmailKind, string> = {
  'request-received': 'Talep alındı',
  'practice-notification': 'Yeni randevu talebi',
  confirmation: 'Randevu onayı',
  cancellation: 'Randevu iptali',
  reminder: 'Randevu hatırlatması',
  rescheduled: 'Randevu saati değişti',
};

const adminAlertTitles = Object.fromEntries(
  Object.entries(alertSources).map(([event, { emailTitle }]) => [event, emailTitle]),
);

/** The jobs that send e-mails, by kind. */
export const emailJobs: Readonly<Record<string, EmailJob>> = {
  [SEND_EMAIL]: { about: 'appointment', title: appointmentEmailTitles },
  [SEND_CONTACT_EMAIL]: {
    about: 'contact_message',
    title: { received: 'Mesaj alındı', notification: 'Yeni mesaj bildirimi' },
  },
  [SEND_CONTACT_REPLY]: { about: 'contact_message', title: 'Mesaj yanıtı' },
  [SEND_DIGEST]: { about: 'staff', title: 'Bildirimler' },
  [SEND_PASSWORD_LINK]: { about: 'staff', title: 'Davet ya da şifre bağlantısı' },
  [SEND_ADMIN_ALERT]: { about: 'staff', title: adminAlertTitles },
  [SEND_URL_HEALTH_ALERT]: { about: 'staff', title: 'Adres hataları uyarısı' },
};

/** The kinds of jobs whose e-mails are about something; all of them without it. */
export function emailJobKinds(about?: OutboxSubject | null): string[] {
  return Object.keys(emailJobs).filter((kind) => !about || emailJobs[kind]?.about === about);
}

const payload = z.object({
  kind: z.string().optional(),
  appointmentId: z.string().optional(),
  messageId: z.string().optional(),
  replyId: z.string().optional(),
});

/** What a job that sends e-mails says of its e-mail. */
export function describeEmailJob({ kind, payload: raw }: Pick<Job, 'kind' | 'payload'>) {
  const { kind: emailKind = '', appointmentId = null, messageId = null, replyId = null } = payload.parse(raw);
  const { about = 'staff', title = '' } = emailJobs[kind] ?? {};
  const isToPractice = emailKind === 'practice-notification' || emailKind === 'notification';
  return {
    about,
    title: typeof title === 'string' ? title : (title[emailKind] ?? 'E-posta'),
    appointmentId,
    messageId,
    replyId,
    isToPractice,
  };
}
