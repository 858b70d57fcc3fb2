import { toSearchKey } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { NOTIFICATION_KEPT_DAYS, type Notification, NotificationModel } from './notification.model.ts';

type NewNotification = Pick<
  Notification,
  'key' | 'type' | 'title' | 'message' | 'category' | 'priority' | 'actionUrl' | 'actionLabel'
> & {
  /** Whom it is for alone; all of the staff unless given. */
  userId?: string | null;
  metadata: Partial<NonNullable<Notification['metadata']>> | null;
};

/** Creates a notification, once for each `key`; streams get it by its event. */
export async function createNotification(
  session: ClientSession,
  { userId = null, metadata, ...texts }: NewNotification,
): Promise<void> {
  const createdAt = new Date();
  const created = {
    ...texts,
    userId,
    metadata: metadata && { appointmentId: null, contactMessageId: null, ...metadata },
    searchKey: toSearchKey(`${texts.title} ${texts.message}`),
    readBy: [],
    archivedBy: [],
    deletedBy: [],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + NOTIFICATION_KEPT_DAYS * 86_400_000),
  };
  const { upsertedId } = await NotificationModel.updateOne(
    { key: texts.key },
    { $setOnInsert: created },
    { upsert: true, session },
  );
  if (upsertedId) emit(session, 'notification.created', { notificationId: String(upsertedId), userId });
}
