import { changeNotificationInput, type NotificationRecord } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { changeOwnState } from './change-own-state.ts';
import { NotificationModel, toNotificationRecord } from './notification.model.ts';
import { inBellOf } from './own-notifications.ts';

/**
 * Marks a notification read, unread, archived (which marks it read) or not, for the caller alone.
 * @throws DomainError NOT_FOUND
 */
export async function changeNotification(ctx: ServiceContext, raw: unknown): Promise<NotificationRecord> {
  const { id, isRead, isArchived } = readInput(ctx, 'notification:write', changeNotificationInput, raw);
  if (!isValidObjectId(id)) throw new DomainError('NOT_FOUND');
  return changeOwnState(ctx, async (session, userId) => {
    const own = { _id: id, ...inBellOf(userId) };
    const changes = toggles(userId, { readBy: isArchived ? true : isRead, archivedBy: isArchived });
    await NotificationModel.updateOne(own, changes, { session });
    const notification = await NotificationModel.findOne(own, null, { session }).lean();
    if (!notification) throw new DomainError('NOT_FOUND');
    return toNotificationRecord(notification, userId);
  });
}

/** Adds the reader to a list, removes it, or leaves the list. */
function toggles(userId: string, lists: Record<string, boolean | null | undefined>) {
  const pick = (state: boolean) =>
    Object.fromEntries(Object.entries(lists).flatMap(([list, value]) => (value === state ? [[list, userId]] : [])));
  return { $addToSet: pick(true), $pull: pick(false) };
}
