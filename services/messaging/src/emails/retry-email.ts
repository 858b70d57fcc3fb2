import { type ClientSession, jobQueue, retryJob } from '@practice/service-kit';

/**
 * Tries an e-mail at once because a member of the staff wants it: one that waits, has failed, or was skipped for its address,
 * and whatever is known of the address.
 */
export async function retryEmail(session: ClientSession, key: string): Promise<void> {
  const onPurpose = { $set: { 'payload.isOnPurpose': true }, $unset: { 'payload.refusedAddressId': '' as const } };
  await jobQueue().updateOne({ _id: key }, onPurpose, { session });
  await retryJob(session, key, { isSkippedToo: true });
}
