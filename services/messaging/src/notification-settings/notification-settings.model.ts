import { defaultNotificationSettings, type NotificationSettings } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** The notification settings of one user. */
export type StoredNotificationSettings = NotificationSettings & {
  /** The user. */
  _id: string;
  /** A sound of the bucket of sounds; null: the default. */
  soundId: string | null;
  /** Since when e-mails are wanted: what came before is not sent. */
  emailSince: Date | null;
  updatedAt: Date;
};

const flag = { type: Boolean, required: true } as const;
const text = { type: String, required: true } as const;
const flags = (values: object) => ({
  type: Object.fromEntries(Object.keys(values).map((key) => [key, flag])),
  _id: false,
});
const { categories, priority } = defaultNotificationSettings;

const schema = new Schema<StoredNotificationSettings>(
  {
    _id: text,
    enableBell: flag,
    enableSound: flag,
    enableDesktop: flag,
    enableEmail: flag,
    emailDigest: text,
    categories: flags(categories),
    priority: flags(priority),
    quietHours: { type: { enabled: flag, start: text, end: text }, _id: false },
    soundId: { type: String, default: null },
    emailSince: { type: Date, default: null },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'notification_settings', versionKey: false },
);
schema.index({ enableEmail: 1 });

export const NotificationSettingsModel = model('NotificationSettings', schema);

/** What a user has who has never saved anything. */
export function initialSettings(userId: string): StoredNotificationSettings {
  const never = { soundId: null, emailSince: null, updatedAt: new Date(0) };
  return { ...defaultNotificationSettings, _id: userId, ...never };
}
