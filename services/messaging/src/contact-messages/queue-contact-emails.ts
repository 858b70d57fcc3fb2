import { type ClientSession, enqueueJob } from '@practice/service-kit';
import { takeRequestEmail } from '../emails/request-email-quota.ts';
import type { StoredContactMessage } from './contact-message.model.ts';

export const SEND_CONTACT_EMAIL = 'send-contact-email';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

export type ContactEmailKind = 'received' | 'notification';

/** The keys of the jobs that send the e-mails about a message. */
export function emailKeysOf(messageId: string): Record<ContactEmailKind, string> {
  return { received: `contact-received:${messageId}`, notification: `contact-notification:${messageId}` };
}

/**
 * Queues the e-mails about a message, each exactly once: one to the practice, and one to the sender unless the address
 * has had three from the site's forms that day.
 */
export async function queueContactEmails(
  session: ClientSession,
  { _id, email }: Pick<StoredContactMessage, '_id' | 'email'>,
): Promise<void> {
  const messageId = String(_id);
  const keys = emailKeysOf(messageId);
  const queue = (kind: ContactEmailKind) =>
    enqueueJob(session, {
      key: keys[kind],
      kind: SEND_CONTACT_EMAIL,
      payload: { kind, messageId },
      maxAttempts: MAX_ATTEMPTS,
    });
  await queue('notification');
  if (await takeRequestEmail(session, email)) await queue('received');
}
