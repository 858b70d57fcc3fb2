import { database, type Migration } from '@practice/service-kit';
import { type AnyBulkWriteOperation, type Document, ObjectId } from 'mongodb';

const BATCH = 500;
const KEPT_MS = 180 * 86_400_000;

/**
 * Notifications get the appointment that they are about and a day on which they are removed. What is about an
 * appointment that was deleted before (notifications, e-mails and their jobs) goes.
 */
export const notificationsKnowTheirAppointment: Migration = {
  name: '2026-11-22-notifications-know-their-appointment',
  up: async () => {
    const notifications = database().collection('notifications');
    for (;;) {
      const old = await notifications
        .find({ expiresAt: { $exists: false } })
        .limit(BATCH)
        .toArray();
      if (old.length === 0) break;
      const gone = await deletedOf(old.flatMap((one) => appointmentOf(one) ?? []));
      await notifications.bulkWrite(old.map((one) => change(one, gone)));
    }
    await removeEmailsOfDeleted();
  },
};

function appointmentOf({ key }: Document): string | null {
  return /^appointment\.requested:(.+)$/.exec(key)?.[1] ?? null;
}

function change(one: Document, gone: Set<string>): AnyBulkWriteOperation {
  const appointmentId = appointmentOf(one);
  if (appointmentId && gone.has(appointmentId)) return { deleteOne: { filter: { _id: one._id } } };
  const metadata = appointmentId ? { appointmentId } : null;
  const expiresAt = new Date(one.createdAt.getTime() + KEPT_MS);
  return { updateOne: { filter: { _id: one._id }, update: { $set: { metadata, expiresAt } } } };
}

async function removeEmailsOfDeleted(): Promise<void> {
  const emails = database().collection<{ _id: string; appointmentId: string }>('outgoing_emails');
  const gone = await deletedOf(await emails.distinct('appointmentId'));
  for (const appointmentId of gone) {
    const keys = (await emails.find({ appointmentId }).toArray()).map(({ _id }) => _id);
    await database()
      .collection<{ _id: string }>('jobs')
      .deleteMany({ _id: { $in: keys } });
    await emails.deleteMany({ appointmentId });
  }
}

/** Which of these appointments are gone; none where this service has a database without them. */
async function deletedOf(ids: string[]): Promise<Set<string>> {
  const isHere = await database().listCollections({ name: 'appointments' }).hasNext();
  if (!isHere) return new Set();
  const gone = new Set(ids);
  const known = ids.filter((id) => ObjectId.isValid(id)).map((id) => new ObjectId(id));
  for (let start = 0; start < known.length; start += BATCH) {
    const found = database()
      .collection('appointments')
      .find({ _id: { $in: known.slice(start, start + BATCH) } }, { projection: { _id: 1 } });
    for await (const { _id } of found) gone.delete(String(_id));
  }
  return gone;
}
