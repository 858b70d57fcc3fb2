import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { removeContactMessage } from '../contact-messages/remove-contact-message.ts';
import { forgetRequestEmails } from '../emails/request-email-quota.ts';

/**
 * Erases a message with its replies, notifications and e-mails, in the caller's transaction.
 * @throws DomainError NOT_FOUND
 */
export async function eraseMessage(session: ClientSession, ctx: ServiceContext, id: string): Promise<void> {
  const { email } = await removeContactMessage(session, ctx, id);
  await forgetRequestEmails(session, email);
}
