import { listNotificationsInput, type NotificationRecord, toSearchKey, type z } from '@practice/contracts';
import { escapeRegExp, readInput, type ServiceContext } from '@practice/service-kit';
import { NotificationModel, toNotificationRecord } from './notification.model.ts';
import { inBellOf } from './own-notifications.ts';

const DEFAULT_LIMIT = 50;

/**
 * The caller's notifications, newest first: 50 unless `limit` (up to 1000) says otherwise. Archived ones appear only
 * under the filter `archived`.
 */
export async function listNotifications(ctx: ServiceContext, input: unknown): Promise<NotificationRecord[]> {
  const { limit, filter, search } = readInput(ctx, 'notification:read', listNotificationsInput, input ?? {});
  const userId = ctx.actor.userId ?? '';
  const query = { ...inBellOf(userId), ...stateFilter(filter ?? 'all', userId), ...searchFilter(search ?? '') };
  const notifications = await NotificationModel.find(query)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit ?? DEFAULT_LIMIT)
    .lean();
  return notifications.map((notification) => toNotificationRecord(notification, userId));
}

function stateFilter(filter: NonNullable<z.output<typeof listNotificationsInput>['filter']>, userId: string) {
  if (filter === 'archived') return { archivedBy: userId };
  const isOpen = { archivedBy: { $ne: userId } };
  if (filter === 'read') return { ...isOpen, readBy: userId };
  return filter === 'unread' ? { ...isOpen, readBy: { $ne: userId } } : isOpen;
}

function searchFilter(search: string) {
  const key = escapeRegExp(toSearchKey(search));
  return key === '' ? {} : { searchKey: { $regex: key } };
}
