import { emailAddressKey } from '@practice/contracts';
import { type Job, jobQueue, withTransaction } from '@practice/service-kit';
import type { Delivery } from '../smtp/deliver.ts';
import { forgetRefusals } from './forget-refusals.ts';
import { RefusedAddressModel } from './refused-address.model.ts';
import { storeRefusal } from './store-refusal.ts';

/**
 * Keeps what the mail server said of the recipients of a job's e-mail: who was refused is marked, and the job with it; who was
 * accepted is not marked any more.
 */
export async function noteDelivery({ _id: key }: Pick<Job, '_id'>, { accepted, refused }: Delivery): Promise<void> {
  const addresses = accepted.map(emailAddressKey);
  const marks = await RefusedAddressModel.find({ address: { $in: addresses } }).lean();
  if (marks.length === 0 && refused.length === 0) return;
  await withTransaction(async (session) => {
    await forgetRefusals(session, marks);
    for (const { code: serverCode, ...refusal } of refused) {
      const { _id } = await storeRefusal(session, { ...refusal, serverCode, markedBy: null });
      await jobQueue().updateOne({ _id: key }, { $set: { 'payload.refusedAddressId': String(_id) } }, { session });
    }
  });
}
