import { model, Schema } from 'mongoose';

const KEPT_DAYS = 90;

/** What an e-mail about notifications contains, fixed before it is sent, so that a crash sends the same one again. */
export type NotificationDigestRecord = {
  /** The key of its job; the Message-ID is derived from it. */
  _id: string;
  userId: string;
  notificationIds: string[];
  createdAt: Date;
  sentAt: Date | null;
};

const schema = new Schema<NotificationDigestRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    notificationIds: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { collection: 'notification_digests', versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export const NotificationDigestModel = model('NotificationDigest', schema);
