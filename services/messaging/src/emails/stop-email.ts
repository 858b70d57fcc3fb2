import { type ClientSession, jobQueue } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';

/**
 * Returns which of the e-mails that are not recorded as sent may have left: they are being handed over, or the server did not
 * answer. One that has failed has told the parent nothing.
 */
export async function findLeaving(session: ClientSession, ids: string[]): Promise<Set<string>> {
  // A run that has begun counts as an attempt; one that waits does not.
  const begun = { _id: { $in: ids }, attempts: { $gt: 0 }, state: { $nin: ['done' as const, 'dead' as const] } };
  const jobs = await jobQueue().find(begun, { session }).toArray();
  return new Set(jobs.map(({ _id }) => _id));
}

/** Keeps an e-mail that is not leaving from being sent. A run that begins at the same moment conflicts with the transaction. */
export async function stopEmail(session: ClientSession, _id: string, skipReason: string): Promise<void> {
  const waiting = { _id, state: { $in: ['queued' as const, 'waiting' as const] } };
  const stopped = { state: 'done', reason: skipReason, doneAt: new Date() } as const;
  await jobQueue().updateOne(waiting, { $set: stopped }, { session });
  await OutgoingEmailModel.updateOne({ _id }, { $set: { skipReason } }, { session });
}
