import { type ContactReplyRecord, contactReplyInput } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  enqueueJob,
  findByIdOrFail,
  keyedHash,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { ContactMessageModel } from '../contact-message.model.ts';
import {
  ContactReplyModel,
  newContactReply,
  replyJobKey,
  SEND_CONTACT_REPLY,
  type StoredContactReply,
} from './contact-reply.model.ts';
import { toReplyRecords } from './to-reply-records.ts';

/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;
/** How long the same text to the same message counts as the same reply: a second press, or a request sent again. */
const SAME_REPLY_MS = 10 * 60_000;

/**
 * Stores a reply to a message and queues its e-mail, once; the message is replied once that has left. The same reply sent again
 * within 10 minutes gets the same response and changes nothing.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED; CONSENT_WITHDRAWN when the sender does not want to be written to, unless
 *   `allowWithdrawn` is set.
 */
export async function replyToContactMessage(ctx: ServiceContext, raw: unknown): Promise<ContactReplyRecord> {
  const { id, subject, text, allowWithdrawn } = readInput(ctx, 'contact:write', contactReplyInput, raw);
  const { userId, username } = ctx.actor;
  const contentHash = keyedHash(id, subject, text);
  const [record] = await withTransaction(async (session) => {
    const { _id, contactWithdrawnAt } = await findByIdOrFail(ContactMessageModel, id, session);
    if (contactWithdrawnAt && !allowWithdrawn) throw new DomainError('CONSENT_WITHDRAWN');
    // A write to the message first: of two equal replies at once, one waits for the other and then finds it.
    await ContactMessageModel.updateOne({ _id }, { $set: { repliedAt: new Date() } }, { session });
    const earlier = await findEarlierReply(session, id, contentHash);
    if (earlier) return toReplyRecords([earlier], session);

    const author = username ?? 'Bilinmeyen kullanıcı';
    const reply = newContactReply({ messageId: id, authorId: userId, author, subject, text, contentHash });
    const stored = contactWithdrawnAt ? { ...reply, allowWithdrawn: true } : reply;
    await ContactReplyModel.insertMany([stored], { session });
    await ContactMessageModel.updateOne({ _id, status: 'unread' }, { $set: { status: 'read' } }, { session });
    await enqueueJob(session, {
      key: replyJobKey(reply._id),
      kind: SEND_CONTACT_REPLY,
      payload: { replyId: String(reply._id), messageId: id },
      maxAttempts: MAX_ATTEMPTS,
    });
    emit(session, 'contact-message.changed', { id });
    recordAudit(session, ctx, { action: 'contact-message.replied', entity: 'contact-message', entityId: id });
    return toReplyRecords([reply], session);
  });
  return record as ContactReplyRecord;
}

async function findEarlierReply(
  session: ClientSession,
  messageId: string,
  contentHash: string,
): Promise<StoredContactReply | null> {
  const since = new Date(Date.now() - SAME_REPLY_MS);
  return ContactReplyModel.findOne({ messageId, contentHash, createdAt: { $gt: since } }, null, { session }).lean();
}
