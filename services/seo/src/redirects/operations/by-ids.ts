import { type ClientSession, findByIds } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { type Redirect, RedirectModel } from '../redirect.model.ts';

export type StoredRedirect = Redirect & { _id: Types.ObjectId };

/** The redirects of some ids, in no order. */
export function findRedirects(ids: readonly string[], session: ClientSession | null): Promise<StoredRedirect[]> {
  return findByIds<Redirect>(RedirectModel, ids, session);
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
