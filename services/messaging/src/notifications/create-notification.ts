import { toSearchKey } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { NOTIFICATION_KEPT_DAYS, type Notification, NotificationModel } from './notification.model.ts';

type NewNotification = Omit<
  Notification,
  'readBy' | 'archivedBy' | 'deletedBy' | 'searchKey' | 'createdAt' | 'expiresAt'
>;

/** Creates a notification for staff, once for each `key`; streams get it by its event. */
export async function createNotification(session: ClientSession, notification: NewNotification): Promise<void> {
  const searchKey = toSearchKey(`${notification.title} ${notification.message}`);
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + NOTIFICATION_KEPT_DAYS * 86_400_000);
  const { upsertedId } = await NotificationModel.updateOne(
    { key: notification.key },
    { $setOnInsert: { ...notification, searchKey, readBy: [], archivedBy: [], deletedBy: [], createdAt, expiresAt } },
    { upsert: true, session },
  );
  if (upsertedId) emit(session, 'notification.created', { notificationId: String(upsertedId) });
}
