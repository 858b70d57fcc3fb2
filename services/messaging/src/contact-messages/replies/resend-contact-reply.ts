import { idParam } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { retryEmail } from '../../emails/retry-email.ts';
import { removeNotifications } from '../../notifications/remove-notifications.ts';
import { ContactMessageModel } from '../contact-message.model.ts';
import { ContactReplyModel, replyJobKey } from './contact-reply.model.ts';
import { failedReplyKey } from './notify-of-failed-reply.ts';

/**
 * Tries at once to send a reply that waits or failed.
 * @throws DomainError NOT_FOUND for one that is unknown or sent; CONSENT_WITHDRAWN for one to a person who does not want to be
 *   written to any more.
 */
export async function resendContactReply(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'contact:write', idParam, raw);
  await withTransaction(async (session) => {
    const { _id, messageId, sentAt, allowWithdrawn } = await findByIdOrFail(ContactReplyModel, id, session);
    if (sentAt) throw new DomainError('NOT_FOUND');
    const { contactWithdrawnAt } = await findByIdOrFail(ContactMessageModel, messageId, session);
    if (contactWithdrawnAt && !allowWithdrawn) throw new DomainError('CONSENT_WITHDRAWN');
    await retryEmail(session, replyJobKey(_id));
    await removeNotifications(session, { key: failedReplyKey(id) });
    emit(session, 'contact-message.changed', { id: messageId });
    recordAudit(session, ctx, { action: 'contact-reply.resent', entity: 'contact-message', entityId: messageId });
  });
}
