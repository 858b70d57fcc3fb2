import { type ContactMessagesFilter, toSearchKey } from '@practice/contracts';
import { escapeRegExp } from '@practice/service-kit';

/** The query for what a list of messages is narrowed to; without `isSpam`, spam is left out. */
export function contactFilter({ status, search, assigneeId, isSpam }: ContactMessagesFilter) {
  const key = escapeRegExp(toSearchKey(search ?? ''));
  return {
    isSpam: isSpam ?? false,
    ...(status ? { status } : {}),
    ...(assigneeId ? { assigneeId } : {}),
    ...(key ? { searchKey: { $regex: key } } : {}),
  };
}
