import { type ContactMessageRecord, DEFAULT_PAGE_SIZE, listContactMessagesInput } from '@practice/contracts';
import { type Page, readInput, recordListing, type ServiceContext } from '@practice/service-kit';
import { contactFilter } from './contact-filter.ts';
import { ContactMessageModel, toContactMessage } from './contact-message.model.ts';

/** Without a page, the newest of them. */
const MAX_WHOLE_LIST = 5000;

/**
 * The messages of the contact form, newest first; filtered by status, assignee and any part of name or e-mail.
 * Spam is listed by itself, with `isSpam`.
 */
export async function listContactMessages(ctx: ServiceContext, raw: unknown): Promise<Page<ContactMessageRecord>> {
  const input = readInput(ctx, 'contact:read', listContactMessagesInput, raw ?? {});
  const { page, pageSize, ...narrowing } = input;
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MAX_WHOLE_LIST;
  const skip = ((page ?? 1) - 1) * limit;
  const filter = contactFilter(narrowing);
  const [messages, total] = await Promise.all([
    ContactMessageModel.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
    ContactMessageModel.countDocuments(filter),
  ]);
  const listing = { records: 'contact-messages', entity: 'contact-message', count: messages.length };
  await recordListing(ctx, isPaged ? { ...listing, part: { ...narrowing, skip, limit } } : listing);
  return { items: messages.map((message) => toContactMessage(message)), total };
}
