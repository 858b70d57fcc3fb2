import type { DashboardMessages } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { ContactMessageModel, subjectOf } from '../contact-messages/contact-message.model.ts';
import { findWaitReason, listFailedEmails } from './list-failed-emails.ts';

/** Unread messages, and e-mails that failed. */
export async function getDashboardMessages(ctx: ServiceContext): Promise<DashboardMessages> {
  assertCan(ctx, 'contact:read');
  const [unread, failed, emailsWaitFor] = await Promise.all([
    listUnreadMessages(),
    listFailedEmails(),
    findWaitReason(),
  ]);
  return {
    unread: unread.items,
    unreadCount: unread.total,
    failedEmails: failed.items,
    failedEmailCount: failed.total,
    emailsWaitFor,
  };
}

const MAX_LISTED = 5;

/** The unread messages, without their texts, the newest first, and how many there are. */
async function listUnreadMessages(): Promise<{ items: DashboardMessages['unread']; total: number }> {
  const filter = { isSpam: false, status: 'unread' } as const;
  const [messages, total] = await Promise.all([
    ContactMessageModel.find(filter, { name: 1, subject: 1, createdAt: 1 })
      .sort({ createdAt: -1 })
      .limit(MAX_LISTED)
      .lean(),
    ContactMessageModel.countDocuments(filter),
  ]);
  const items = messages.map((message) => ({
    id: String(message._id),
    name: message.name,
    subject: subjectOf(message),
    createdAt: message.createdAt.toISOString(),
  }));
  return { items, total };
}
