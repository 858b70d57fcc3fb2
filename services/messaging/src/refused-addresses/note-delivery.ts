import { emailAddressKey } from '@practice/contracts';
import { type ClientSession, type Job, jobQueue, withTransaction } from '@practice/service-kit';
import type { Delivery } from '../smtp/deliver.ts';
import { forgetRefusals } from './forget-refusals.ts';
import { RefusedAddressModel } from './refused-address.model.ts';
import { storeRefusal } from './store-refusal.ts';

/**
 * Keeps what the mail server said of the recipients of a job's e-mail: who was refused is marked, and the job with it when
 * nobody got it; who was accepted is not marked any more.
 */
export async function noteDelivery(
  { _id: key, trace }: Pick<Job, '_id' | 'trace'>,
  { accepted, refused }: Delivery,
): Promise<void> {
  const addresses = accepted.map(emailAddressKey);
  const marks = await RefusedAddressModel.find({ address: { $in: addresses } }).lean();
  if (marks.length === 0 && refused.length === 0) return;
  const note = async (session: ClientSession) => {
    await forgetRefusals(session, marks);
    for (const { code: serverCode, ...refusal } of refused) {
      const { _id } = await storeRefusal(session, { ...refusal, serverCode, markedBy: null });
      const mark = { $set: { 'payload.refusedAddressId': String(_id) } };
      if (accepted.length === 0) await jobQueue().updateOne({ _id: key }, mark, { session });
    }
  };
  await withTransaction(note, { trace });
}
