import { emailAddressKey } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { type RefusedAddress, RefusedAddressModel, type StoredRefusedAddress } from './refused-address.model.ts';

type Refusal = Pick<RefusedAddress, 'address' | 'cause' | 'serverCode' | 'markedBy'>;

/** Keeps that an address refuses e-mails, or once more; the last cause stands. */
export async function storeRefusal(
  session: ClientSession,
  { address, ...last }: Refusal,
): Promise<StoredRefusedAddress> {
  const now = new Date();
  const change = { $set: { ...last, lastAt: now }, $inc: { count: 1 }, $setOnInsert: { firstAt: now } };
  const filter = { address: emailAddressKey(address) };
  await RefusedAddressModel.updateOne(filter, change, { upsert: true, session });
  const stored = await RefusedAddressModel.findOne(filter, null, { session }).orFail().lean();
  emit(session, 'refused-address.changed', { id: String(stored._id) });
  return stored;
}
