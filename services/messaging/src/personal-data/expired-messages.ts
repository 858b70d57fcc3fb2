import {
  contactTypeLabels,
  type FoundExpiredRecord,
  fromInstant,
  MAX_EXPIRED_RECORDS,
  toInstant,
} from '@practice/contracts';
import type { ClientSession, Filter, ServiceContext } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { eraseMessage } from './erase-message.ts';

/** Messages whose thread ended before a day: neither they nor the last reply to them is younger. */
function endedBefore(keptFrom: string): Filter {
  const since = toInstant(keptFrom, '00:00');
  return { createdAt: { $lt: since }, $or: [{ repliedAt: null }, { repliedAt: { $lt: since } }] };
}

/** How many messages there are, the day of the oldest, and those that are over, up to one more than are asked for. */
export async function findExpiredMessages(keptFrom: string) {
  const first = await ContactMessageModel.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
  const found = await ContactMessageModel.find(endedBefore(keptFrom), {
    name: 1,
    contactType: 1,
    createdAt: 1,
    repliedAt: 1,
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(MAX_EXPIRED_RECORDS + 1)
    .lean();
  const expired = found.map(({ _id, name, contactType, createdAt, repliedAt }): FoundExpiredRecord => {
    const ended = repliedAt && repliedAt > createdAt ? repliedAt : createdAt;
    const detail = contactTypeLabels[contactType];
    return { id: String(_id), date: fromInstant(ended).date, name, detail, partOfId: null };
  });
  return {
    total: await ContactMessageModel.countDocuments(),
    oldest: first ? fromInstant(first.createdAt).date : null,
    expired,
  };
}

type Expired = { ids: string[]; keptFrom: string };

/** Erases those of some messages that are over, whatever was done meanwhile, in the caller's transaction. */
export async function eraseExpiredMessages(
  session: ClientSession,
  ctx: ServiceContext,
  { ids, keptFrom }: Expired,
): Promise<number> {
  const filter = { ...endedBefore(keptFrom), _id: { $in: ids } };
  const expired = await ContactMessageModel.find(filter, { _id: 1 }, { session }).lean();
  for (const { _id } of expired) await eraseMessage(session, ctx, String(_id));
  return expired.length;
}
