import type { ClientSession } from '@practice/service-kit';
import { isValidObjectId, type Types } from 'mongoose';
import { type Redirect, RedirectModel } from '../redirect.model.ts';

export type StoredRedirect = Redirect & { _id: Types.ObjectId };

/** Above it all redirects are read instead: the embedded database compares each id with each record. */
const MAX_IN = 50;

/** The redirects of some ids, in no order. */
export async function findRedirects(ids: readonly string[], session: ClientSession | null): Promise<StoredRedirect[]> {
  const known = ids.filter((id) => isValidObjectId(id));
  if (known.length <= MAX_IN)
    return RedirectModel.find({ _id: { $in: known } }, null, { session }).lean<StoredRedirect[]>();
  const requested = new Set(known);
  const all = await RedirectModel.find({}, null, { session }).lean<StoredRedirect[]>();
  return all.filter(({ _id }) => requested.has(String(_id)));
}

/** Switches redirects on or off, each counting a version. */
export async function setActive(stored: readonly StoredRedirect[], isActive: boolean, session: ClientSession) {
  const writes = stored.map(({ _id }) => ({
    updateOne: { filter: { _id }, update: { $set: { isActive }, $inc: { version: 1 } } },
  }));
  if (writes.length > 0) await RedirectModel.bulkWrite(writes, { session });
}

export async function removeRedirects(stored: readonly StoredRedirect[], session: ClientSession): Promise<void> {
  const writes = stored.map(({ _id }) => ({ deleteOne: { filter: { _id } } }));
  if (writes.length > 0) await RedirectModel.bulkWrite(writes, { session });
}
