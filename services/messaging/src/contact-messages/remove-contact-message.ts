import {
  type ClientSession,
  emit,
  findByIdOrFail,
  recordAudit,
  removeJobs,
  type ServiceContext,
} from '@practice/service-kit';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { ContactMessageModel, type StoredContactMessage } from './contact-message.model.ts';
import { ContactSubmissionModel } from './contact-submission.model.ts';
import { emailKeysOf } from './queue-contact-emails.ts';
import { ContactReplyModel, replyJobKey } from './replies/contact-reply.model.ts';

/**
 * Removes a message in the caller's transaction, with its replies, its notifications and its unsent e-mails; gives
 * what it was.
 * @throws DomainError NOT_FOUND
 */
export async function removeContactMessage(
  session: ClientSession,
  ctx: ServiceContext,
  id: string,
): Promise<StoredContactMessage> {
  const message = await findByIdOrFail(ContactMessageModel, id, session);
  await ContactMessageModel.deleteOne({ _id: message._id }, { session });
  await ContactSubmissionModel.deleteMany({ messageId: id }, { session });
  await removeJobs(session, Object.values(emailKeysOf(id)));
  await removeReplies(session, id);
  await removeNotifications(session, { 'metadata.contactMessageId': id });
  emit(session, 'personal-record.deleted', { kind: 'contactMessage', id });
  emit(session, 'contact-message.changed', { id });
  recordAudit(session, ctx, { action: 'contact-message.deleted', entity: 'contact-message', entityId: id });
  return message;
}

/** Deletes the replies to a message, sent or not, with their jobs. */
async function removeReplies(session: ClientSession, messageId: string): Promise<void> {
  const replies = await ContactReplyModel.find({ messageId }, { _id: 1 }, { session }).lean();
  if (replies.length === 0) return;
  await removeJobs(
    session,
    replies.map(({ _id }) => replyJobKey(_id)),
  );
  await ContactReplyModel.deleteMany({ messageId }, { session });
}
