import type { ContactReplyRecord, ContactReplyState } from '@practice/contracts';
import { type ClientSession, type Job, jobQueue } from '@practice/service-kit';
import { replyJobKey, replyTexts, type StoredContactReply } from './contact-reply.model.ts';

/** Stored replies as the contract's records, with the state of the jobs that send them. */
export async function toReplyRecords(
  replies: StoredContactReply[],
  session?: ClientSession,
): Promise<ContactReplyRecord[]> {
  const keys = replies.map(({ _id }) => replyJobKey(_id));
  const jobs = await jobQueue()
    .find({ _id: { $in: keys } }, session ? { session } : {})
    .toArray();
  const byKey = new Map(jobs.map((job) => [job._id, job]));
  return replies.map((reply) => toRecord(reply, byKey.get(replyJobKey(reply._id))));
}

function toRecord(reply: StoredContactReply, job: Job | undefined): ContactReplyRecord {
  const { _id, author, createdAt, sentAt } = reply;
  const state = stateOf(reply, job);
  return {
    id: String(_id),
    ...replyTexts(reply),
    author,
    state,
    reason: state === 'sent' ? null : (job?.reason ?? null),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function stateOf({ sentAt }: StoredContactReply, job: Job | undefined): ContactReplyState {
  if (sentAt) return 'sent';
  // A job that is done without a reply that was sent has left it out.
  return job && job.state !== 'dead' && job.state !== 'done' ? 'waiting' : 'failed';
}
