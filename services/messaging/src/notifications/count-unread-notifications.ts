import { assertCan, type ServiceContext } from '@practice/service-kit';
import { NotificationModel } from './notification.model.ts';
import { unreadOf } from './own-notifications.ts';

/** How many notifications the caller has not read, archived or removed. */
export async function countUnreadNotifications(ctx: ServiceContext): Promise<number> {
  assertCan(ctx, 'notification:read');
  return NotificationModel.countDocuments(unreadOf(ctx.actor.userId ?? ''));
}
