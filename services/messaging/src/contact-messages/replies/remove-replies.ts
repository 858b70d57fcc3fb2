import { type ClientSession, removeJobs } from '@practice/service-kit';
import { ContactReplyModel, replyJobKey } from './contact-reply.model.ts';

/** Deletes the replies to a message, sent or not, with their jobs. */
export async function removeReplies(session: ClientSession, messageId: string): Promise<void> {
  const replies = await ContactReplyModel.find({ messageId }, { _id: 1 }, { session }).lean();
  if (replies.length === 0) return;
  await removeJobs(
    session,
    replies.map(({ _id }) => replyJobKey(_id)),
  );
  await ContactReplyModel.deleteMany({ messageId }, { session });
}
