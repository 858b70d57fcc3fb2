import { isChosen, isQuiet } from '@practice/contracts';
import { isDuplicateKey, withTransaction } from '@practice/service-kit';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { unreadOf } from '../../notifications/own-notifications.ts';
import type { StoredNotificationSettings } from '../notification-settings.model.ts';
import { NotificationDigestModel, type NotificationDigestRecord } from './notification-digest.model.ts';
import { queueDigest } from './queue-digests.ts';

const MAX_NOTIFICATIONS = 50;

/**
 * What the e-mail of a job contains: the user's unread notifications that no other e-mail had. It is fixed once, so that a
 * repeated attempt sends the same. In quiet hours the urgent ones go alone, and the others are queued for their end.
 */
export async function collectDigest(
  key: string,
  settings: StoredNotificationSettings,
): Promise<NotificationDigestRecord | null> {
  const fixed = await NotificationDigestModel.findById(key).lean();
  if (fixed) return fixed;
  try {
    return await withTransaction((session) => fix(key, settings, session), { serializeBy: key });
  } catch (error) {
    if (isDuplicateKey(error)) return NotificationDigestModel.findById(key).lean();
    throw error;
  }
}

async function fix(
  key: string,
  settings: StoredNotificationSettings,
  session: Parameters<Parameters<typeof withTransaction>[0]>[0],
): Promise<NotificationDigestRecord | null> {
  const { _id: userId, emailSince, quietHours } = settings;
  const unsent = { ...unreadOf(userId), emailedTo: { $ne: userId }, createdAt: { $gte: emailSince ?? new Date() } };
  const found = await NotificationModel.find(unsent, null, { session }).sort({ createdAt: -1 }).lean();
  const chosen = found.filter((notification) => isChosen(notification, settings));
  const isUrgentOnly = isQuiet(quietHours);
  const due = chosen.filter(({ priority }) => !isUrgentOnly || priority === 'urgent').slice(0, MAX_NOTIFICATIONS);
  const [later] = chosen.filter((notification) => !due.includes(notification));
  if (later) await queueDigest(session, settings, { priority: later.priority, notificationId: `${key}:rest` });
  if (due.length === 0) return null;

  const ids = due.map(({ _id }) => _id);
  const emailed = { $addToSet: { emailedTo: userId } };
  await NotificationModel.updateMany({ _id: { $in: ids } }, emailed, { session });
  const digest = { _id: key, userId, notificationIds: ids.map(String), createdAt: new Date(), sentAt: null };
  await NotificationDigestModel.insertMany([digest], { session });
  return digest;
}
