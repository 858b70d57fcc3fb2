import { isChosen, type NotificationRecord } from '@practice/contracts';
import { type ClientSession, enqueueJob } from '@practice/service-kit';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { NotificationSettingsModel, type StoredNotificationSettings } from '../notification-settings.model.ts';
import { digestTime } from './digest-time.ts';

export const SEND_DIGEST = 'send-notification-digest';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

/** Queues the e-mails of everybody who wants one about a new notification, one a user and time. */
export async function queueDigests(session: ClientSession, notificationId: string): Promise<void> {
  const notification = await NotificationModel.findById(notificationId, null, { session }).lean();
  if (!notification) return;
  const { userId } = notification;
  const whose = userId ? { _id: userId } : {};
  const readers = await NotificationSettingsModel.find({ ...whose, enableEmail: true }, null, { session }).lean();
  for (const settings of readers) {
    if (isChosen(notification, settings)) await queueDigest(session, settings, { ...notification, notificationId });
  }
}

/** Queues the e-mail that a notification goes into. */
export async function queueDigest(
  session: ClientSession,
  settings: StoredNotificationSettings,
  { priority, notificationId }: Pick<NotificationRecord, 'priority'> & { notificationId: string },
): Promise<void> {
  const now = new Date();
  const runAt = digestTime(settings, { priority }, now);
  // What is due at once goes alone; what waits for the same time goes together.
  const mark = runAt <= now ? notificationId : runAt.toISOString();
  await enqueueJob(session, {
    key: `notification-digest:${settings._id}:${mark}`,
    kind: SEND_DIGEST,
    payload: { userId: settings._id },
    maxAttempts: MAX_ATTEMPTS,
    runAt,
  });
}
