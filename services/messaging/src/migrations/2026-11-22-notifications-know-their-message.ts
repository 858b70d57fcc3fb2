import { database, type Migration } from '@practice/service-kit';
import type { Document } from 'mongodb';

const BATCH = 500;
const ABOUT_MESSAGE = /^contact-message\.received:(.+)$/;

/** Notifications get whom they are for (all of the staff until now) and the contact message that they are about. */
export const notificationsKnowTheirMessage: Migration = {
  name: '2026-11-22-notifications-know-their-message',
  up: async () => {
    const notifications = database().collection('notifications');
    for (;;) {
      const old = await notifications
        .find({ userId: { $exists: false } })
        .limit(BATCH)
        .toArray();
      if (old.length === 0) return;
      await notifications.bulkWrite(
        old.map((one) => ({
          updateOne: { filter: { _id: one._id }, update: { $set: { userId: null, metadata: metadataOf(one) } } },
        })),
      );
    }
  },
};

function metadataOf({ key, metadata }: Document): Document | null {
  const contactMessageId = ABOUT_MESSAGE.exec(key)?.[1] ?? null;
  const appointmentId = metadata?.appointmentId ?? null;
  return contactMessageId || appointmentId ? { appointmentId, contactMessageId } : null;
}
