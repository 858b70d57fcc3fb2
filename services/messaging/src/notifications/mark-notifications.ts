import { changeNotificationInput, type NotificationRecord, z } from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  DomainError,
  emit,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { NotificationModel, toNotificationRecord } from './notification.model.ts';

const idInput = z.object({ id: z.string() });

/**
 * Marks a notification read, unread, archived (which marks it read) or not, for the caller alone.
 * @throws DomainError NOT_FOUND
 */
export async function changeNotification(ctx: ServiceContext, raw: unknown): Promise<NotificationRecord> {
  const { id, isRead, isArchived } = readInput(ctx, 'notification:write', changeNotificationInput, raw);
  const userId = markerOf(ctx);
  const read = isArchived ? true : isRead;
  const notification = await inTransaction(userId, async (session) => {
    if (!isValidObjectId(id)) return null;
    const own = { _id: id, deletedBy: { $ne: userId } };
    await NotificationModel.updateOne(own, toggles(userId, { readBy: read, archivedBy: isArchived }), { session });
    return NotificationModel.findOne(own, null, { session }).lean();
  });
  if (!notification) throw new DomainError('NOT_FOUND');
  return toNotificationRecord(notification, userId);
}

/** Marks everything read for the caller; gives how many that were. */
export async function markAllNotificationsRead(ctx: ServiceContext): Promise<{ updatedCount: number }> {
  const userId = markerOf(ctx);
  const { modifiedCount } = await inTransaction(userId, async (session) =>
    NotificationModel.updateMany({ readBy: { $ne: userId } }, { $addToSet: { readBy: userId } }, { session }),
  );
  return { updatedCount: modifiedCount };
}

/**
 * Takes a notification away for the caller; the others keep it.
 * @throws DomainError NOT_FOUND
 */
export async function deleteNotification(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'notification:write', idInput, raw);
  const userId = markerOf(ctx);
  const { matchedCount } = await inTransaction(userId, async (session) =>
    isValidObjectId(id)
      ? NotificationModel.updateOne(
          { _id: id, deletedBy: { $ne: userId } },
          { $addToSet: { deletedBy: userId } },
          { session },
        )
      : { matchedCount: 0 },
  );
  if (matchedCount === 0) throw new DomainError('NOT_FOUND');
}

/** Takes every notification away for the caller. */
export async function clearNotifications(ctx: ServiceContext): Promise<void> {
  const userId = markerOf(ctx);
  await inTransaction(userId, async (session) =>
    NotificationModel.updateMany({ deletedBy: { $ne: userId } }, { $addToSet: { deletedBy: userId } }, { session }),
  );
}

/** How many the caller has not read, archived or taken away. */
export async function countUnreadNotifications(ctx: ServiceContext): Promise<number> {
  assertCan(ctx, 'notification:read');
  const userId = ctx.actor.userId ?? '';
  const open = { readBy: { $ne: userId }, archivedBy: { $ne: userId }, deletedBy: { $ne: userId } };
  return NotificationModel.countDocuments(open);
}

function markerOf(ctx: ServiceContext): string {
  assertCan(ctx, 'notification:write');
  return ctx.actor.userId ?? '';
}

/** Puts the reader into a list, takes it out, or leaves it. */
function toggles(userId: string, lists: Record<string, boolean | null | undefined>) {
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(lists).flatMap(([list, value]) => (value === wanted ? [[list, userId]] : [])));
  return { $addToSet: pick(true), $pull: pick(false) };
}

/** Writes, and tells the reader's other windows. */
function inTransaction<T>(userId: string, work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withTransaction(async (session) => {
    const result = await work(session);
    emit(session, 'notification.changed', { userId });
    return result;
  });
}
