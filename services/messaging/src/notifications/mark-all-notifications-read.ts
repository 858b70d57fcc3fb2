import { assertCan, type ServiceContext } from '@practice/service-kit';
import { changeOwnState } from './change-own-state.ts';
import { NotificationModel } from './notification.model.ts';
import { unreadOf } from './own-notifications.ts';

/** Marks all of the caller's unread notifications read; returns how many. */
export async function markAllNotificationsRead(ctx: ServiceContext): Promise<{ updatedCount: number }> {
  assertCan(ctx, 'notification:write');
  const { modifiedCount } = await changeOwnState(ctx, (session, userId) =>
    NotificationModel.updateMany(unreadOf(userId), { $addToSet: { readBy: userId } }, { session }),
  );
  return { updatedCount: modifiedCount };
}
