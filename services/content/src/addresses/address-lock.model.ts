import type { ClientSession } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** An address that something was put at; written by every such transaction, so that two for one address meet. */
export type AddressLock = { _id: string; count: number };

const schema = new Schema<AddressLock>(
  { _id: String, count: { type: Number, default: 0 } },
  { collection: 'address_locks', versionKey: false },
);

export const AddressLockModel = model('AddressLock', schema);

/** Of two transactions that lock one address, the later one is repeated once the first is committed. */
export async function lockAddress(session: ClientSession, path: string): Promise<void> {
  await AddressLockModel.updateOne({ _id: path }, { $inc: { count: 1 } }, { upsert: true, session });
}
