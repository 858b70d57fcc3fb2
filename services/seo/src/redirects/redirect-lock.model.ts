import type { ClientSession } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

const schema = new Schema<{ _id: string; count: number }>(
  { _id: String, count: { type: Number, default: 0 } },
  { collection: 'redirect_locks', versionKey: false },
);

export const RedirectLockModel = model('RedirectLock', schema);

/**
 * Lets changes of redirects follow one another: a loop can come of two that are no loop by themselves. Of two
 * transactions that call it, the later one is repeated once the first is committed.
 */
export async function lockRedirects(session: ClientSession): Promise<void> {
  await RedirectLockModel.updateOne({ _id: 'redirects' }, { $inc: { count: 1 } }, { upsert: true, session });
}
