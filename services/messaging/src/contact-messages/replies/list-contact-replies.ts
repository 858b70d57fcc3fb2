import { type ContactReplyRecord, idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { ContactReplyModel } from './contact-reply.model.ts';
import { toReplyRecords } from './to-reply-records.ts';

const MAX_REPLIES = 200;

/** The replies to a message, oldest first; none for an unknown message. */
export async function listContactReplies(ctx: ServiceContext, raw: unknown): Promise<ContactReplyRecord[]> {
  const { id } = readInput(ctx, 'contact:read', idParam, raw);
  const replies = await ContactReplyModel.find({ messageId: id })
    .sort({ createdAt: 1, _id: 1 })
    .limit(MAX_REPLIES)
    .lean();
  return toReplyRecords(replies);
}
