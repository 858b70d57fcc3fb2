import type { DashboardMessages } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { findWaitReason, listFailedEmails } from './list-failed-emails.ts';
import { listUnreadMessages } from './list-unread-messages.ts';

/** Messages that nobody has read, and e-mails that failed. */
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
