import {
  type ContactMessageRecord,
  DEFAULT_PAGE_SIZE,
  listContactMessagesInput,
  toSearchKey,
} from '@practice/contracts';
import { escapeRegExp, type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { ContactMessageModel, toContactMessage } from './contact-message.model.ts';

/** Without a page, the newest of them. */
const MAX_WHOLE_LIST = 5000;

/**
 * The messages of the contact form, newest first; filtered by status, assignee and any part of name, e-mail or subject.
 * Spam is listed by itself, with `isSpam`.
 */
export async function listContactMessages(ctx: ServiceContext, raw: unknown): Promise<Page<ContactMessageRecord>> {
  const input = readInput(ctx, 'contact:read', listContactMessagesInput, raw ?? {});
  const { status, search, assigneeId, isSpam, page, pageSize } = input;
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MAX_WHOLE_LIST;
  const key = escapeRegExp(toSearchKey(search ?? ''));
  const filter = {
    isSpam: isSpam ?? false,
    ...(status ? { status } : {}),
    ...(assigneeId ? { assigneeId } : {}),
    ...(key ? { searchKey: { $regex: key } } : {}),
  };
  const [messages, total] = await Promise.all([
    ContactMessageModel.find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    ContactMessageModel.countDocuments(filter),
  ]);
  return { items: messages.map((message) => toContactMessage(message)), total };
}
