import { type ContactMessageTotals, type ContactStatus, contactStatuses } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { ContactMessageModel } from './contact-message.model.ts';

/** How many messages there are of each status; spam is counted by itself. */
export async function countContactMessages(ctx: ServiceContext): Promise<ContactMessageTotals> {
  assertCan(ctx, 'contact:read');
  const [spam, ...counts] = await Promise.all([
    ContactMessageModel.countDocuments({ isSpam: true }),
    ...contactStatuses.map((status) => ContactMessageModel.countDocuments({ isSpam: false, status })),
  ]);
  const byStatus = Object.fromEntries(contactStatuses.map((status, index) => [status, counts[index] ?? 0]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { ...(byStatus as Record<ContactStatus, number>), total, spam };
}
