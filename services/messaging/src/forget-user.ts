import { type ClientSession, deleteInBatches, emit } from '@practice/service-kit';
import { ContactMessageModel } from './contact-messages/contact-message.model.ts';
import { NotificationDigestModel } from './notification-settings/digest/notification-digest.model.ts';
import { NotificationSettingsModel } from './notification-settings/notification-settings.model.ts';
import { deleteSound } from './notification-settings/sound-bucket.ts';
import { NotificationModel } from './notifications/notification.model.ts';

/** Deletes what a transaction does not hold of a user who is no more: their sound, a file, and months of notifications. */
export async function forgetSoundAndNotifications(userId: string): Promise<void> {
  const settings = await NotificationSettingsModel.findById(userId).lean();
  if (settings?.soundId) await deleteSound(settings.soundId);
  await deleteInBatches(NotificationModel.collection.name, { userId });
}

/** Deletes what is kept for a user who is no more; contact messages that were theirs are nobody's. */
export async function forgetUser(session: ClientSession, userId: string): Promise<void> {
  await NotificationSettingsModel.deleteOne({ _id: userId }, { session });
  await NotificationDigestModel.deleteMany({ userId }, { session });
  await NotificationModel.deleteMany({ userId }, { session });
  const assigned = await ContactMessageModel.find({ assigneeId: userId }, { _id: 1 }, { session }).lean();
  if (assigned.length === 0) return;
  await ContactMessageModel.updateMany({ assigneeId: userId }, { $set: { assigneeId: null } }, { session });
  for (const { _id } of assigned) emit(session, 'contact-message.changed', { id: String(_id) });
}
