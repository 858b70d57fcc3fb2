import { builtInTemplateKeys, builtInTemplates, type OutboxSubject, z } from '@practice/contracts';
import type { Job } from '@practice/service-kit';
import { alertSources } from '../admin-alerts/alert-sources.ts';
import { SEND_ADMIN_ALERT } from '../admin-alerts/queue-admin-alert.ts';
import { SEND_CONTACT_EMAIL } from '../contact-messages/queue-contact-emails.ts';
import { SEND_CONTACT_REPLY } from '../contact-messages/replies/contact-reply.model.ts';
import { SEND_EMAIL } from '../emails/queue-emails.ts';
import { SEND_DIGEST } from '../notification-settings/digest/queue-digests.ts';
import { SEND_PASSWORD_LINK } from '../password-links/queue-password-link.ts';
import { SEND_URL_HEALTH_ALERT } from '../url-health-alerts/queue-url-health-alert.ts';

type EmailJob = {
  about: OutboxSubject;
  /** Which e-mail it is, in Turkish; by the `kind` in the payload where one job sends several. */
  title: string | Readonly<Record<string, string>>;
};

/** Those of stored templates have their title with them. */
const appointmentEmailTitles = Object.fromEntries(builtInTemplateKeys.map((key) => [key, builtInTemplates[key].name]));

const adminAlertTitles = Object.fromEntries(
  Object.entries(alertSources).map(([event, { emailTitle }]) => [event, emailTitle]),
);

/** The jobs that send e-mails, by kind. */
export const emailJobs: Readonly<Record<string, EmailJob>> = {
  [SEND_EMAIL]: { about: 'appointment', title: appointmentEmailTitles },
  [SEND_CONTACT_EMAIL]: {
    about: 'contact_message',
    title: {
      received: builtInTemplates['contact-received'].name,
      notification: builtInTemplates['contact-notification'].name,
    },
  },
  [SEND_CONTACT_REPLY]: { about: 'contact_message', title: builtInTemplates['contact-reply'].name },
  [SEND_DIGEST]: { about: 'staff', title: builtInTemplates['notification-digest'].name },
  [SEND_PASSWORD_LINK]: { about: 'staff', title: 'Davet ya da şifre bağlantısı' },
  [SEND_ADMIN_ALERT]: { about: 'staff', title: adminAlertTitles },
  [SEND_URL_HEALTH_ALERT]: { about: 'staff', title: builtInTemplates['url-health-alert'].name },
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
  title: z.string().optional(),
});

/** What a job that sends e-mails says of its e-mail. */
export function describeEmailJob({ kind, payload: raw }: Pick<Job, 'kind' | 'payload'>) {
  const { kind: emailKind = '', appointmentId = null, messageId = null, replyId = null, ...own } = payload.parse(raw);
  const { about = 'staff', title = '' } = emailJobs[kind] ?? {};
  const isToPractice = emailKind === 'practice-notification' || emailKind === 'notification';
  return {
    about,
    title: own.title ?? (typeof title === 'string' ? title : (title[emailKind] ?? 'E-posta')),
    appointmentId,
    messageId,
    replyId,
    isToPractice,
  };
}
