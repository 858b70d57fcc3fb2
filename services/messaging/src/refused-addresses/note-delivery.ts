import { emailAddressKey } from '@practice/contracts';
import { type ClientSession, type Job, jobQueue, withTransaction } from '@practice/service-kit';
import type { MailSettings } from '../emails/mail-settings.ts';
import { accountRefused, type Delivery, type MailWait } from '../smtp/deliver.ts';
import { forgetRefusals } from './forget-refusals.ts';
import { ownAddresses } from './own-addresses.ts';
import { RefusedAddressModel } from './refused-address.model.ts';
import { findRefusedTogether, waitInstead } from './refused-together.ts';
import { storeRefusal } from './store-refusal.ts';

/**
 * Keeps what the mail server said of the recipients of a job's e-mail: who was refused is marked, apart from the practice's own
 * addresses, and the job with it when no recipient got it; who was accepted is not marked any more. Recipients that are refused in
 * the same words within minutes are not marked.
 * @returns the wait of an e-mail that was refused for its account after all.
 */
export async function noteDelivery(
  { _id: key, trace, refusedSince }: Pick<Job, '_id' | 'trace' | 'refusedSince'>,
  { accepted, refused }: Delivery,
  settings: Pick<MailSettings, 'smtp' | 'from' | 'practice'>,
): Promise<MailWait | undefined> {
  const addresses = accepted.map(emailAddressKey);
  const marks = await RefusedAddressModel.find({ address: { $in: addresses } }).lean();
  if (marks.length === 0 && refused.length === 0) return undefined;
  const together = refused.length > 0 ? await findRefusedTogether(key, refused) : [];
  if (together.length > 0) {
    const code = refused[0]?.code ?? '';
    await waitInstead(together, accountRefused(code), { trace });
    // Only of an e-mail that has reached none of its recipients: it fails when it has waited for days.
    return accepted.length === 0 ? accountRefused(code, refusedSince) : undefined;
  }
  const isOwn = refused.length > 0 ? await ownAddresses(settings) : () => false;
  const note = async (session: ClientSession) => {
    await forgetRefusals(session, marks);
    for (const { code: serverCode, address, cause } of refused) {
      if (isOwn(address)) continue;
      const { _id } = await storeRefusal(session, { address, cause, serverCode, markedBy: null });
      const mark = { $set: { 'payload.refusedAddressId': String(_id) } };
      if (accepted.length === 0) await jobQueue().updateOne({ _id: key }, mark, { session });
    }
  };
  await withTransaction(note, { trace });
  return undefined;
}
