import { assertCan, type ServiceContext } from '@practice/service-kit';
import { changeOwnState } from './change-own-state.ts';
import { NotificationModel } from './notification.model.ts';
import { inBellOf } from './own-notifications.ts';

/** Removes all notifications for the caller; others keep theirs. */
export async function clearNotifications(ctx: ServiceContext): Promise<void> {
  assertCan(ctx, 'notification:write');
  await changeOwnState(ctx, (session, userId) =>
    NotificationModel.updateMany(inBellOf(userId), { $addToSet: { deletedBy: userId } }, { session }),
  );
}
