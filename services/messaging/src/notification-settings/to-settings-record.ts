import { type NotificationSettingsRecord, notificationSettingsRecord, soundPath } from '@practice/contracts';
import { callService, recordMapper } from '@practice/service-kit';
import type { StoredNotificationSettings } from './notification-settings.model.ts';

const toRecord = recordMapper(
  notificationSettingsRecord,
  ({ soundId, updatedAt }: StoredNotificationSettings, emailAddress: string | null) => ({
    soundFile: soundId && soundPath(soundId),
    emailAddress,
    updatedAt: updatedAt.getTime() === 0 ? null : updatedAt.toISOString(),
  }),
);

/** Stored settings as the contract's record, with the user's e-mail address. Not inside of a transaction. */
export async function toSettingsRecord(settings: StoredNotificationSettings): Promise<NotificationSettingsRecord> {
  return toRecord(settings, await findEmailAddress(settings._id));
}

/** The e-mail address of an active user; null without one. */
export async function findEmailAddress(userId: string): Promise<string | null> {
  const user = (await callService('identity', 'listStaff', {})).find(({ id }) => id === userId);
  return user?.isActive ? user.email : null;
}
