import { idParam } from '@practice/contracts';
import {
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  removeJobs,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { ContactMessageModel } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';
import { emailKeysOf } from './queue-contact-emails.ts';
import { removeReplies } from './replies/remove-replies.ts';

/**
 * Deletes a message for good, with its replies, its notifications and its unsent e-mails.
 * @throws DomainError NOT_FOUND
 */
export async function deleteContactMessage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'contact:delete', idParam, raw);
  await withTransaction(async (session) => {
    const { _id } = await findByIdOrFail(ContactMessageModel, id, session);
    await ContactMessageModel.deleteOne({ _id }, { session });
    await ContactSubmissionModel.deleteMany({ messageId: id }, { session });
    await removeJobs(session, Object.values(emailKeysOf(id)));
    await removeReplies(session, id);
    await removeNotifications(session, { 'metadata.contactMessageId': id });
    emit(session, 'contact-message.changed', { id });
    recordAudit(session, ctx, { action: 'contact-message.deleted', entity: 'contact-message', entityId: id });
  });
}
