import { type ClientSession, emit } from '@practice/service-kit';
import { NotificationModel } from './notification.model.ts';

/** Which notifications: that of a key or of a pattern of keys, or all about a record. */
type About =
  | { key: string | { $regex: string } }
  | { 'metadata.appointmentId': string }
  | { 'metadata.contactMessageId': string };

/** Removes notifications for everybody, as what they are about is gone or done. */
export async function removeNotifications(session: ClientSession, about: About): Promise<void> {
  const { deletedCount } = await NotificationModel.deleteMany(about, { session });
  if (deletedCount > 0) emit(session, 'notification.changed', { userId: null });
}
