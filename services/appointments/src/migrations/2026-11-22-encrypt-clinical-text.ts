import { database, encryptText, isEncrypted, type Migration } from '@practice/service-kit';
import type { ObjectId } from 'mongodb';

type Texts = { _id: ObjectId; reason?: string | null; notes?: string | null };

const BATCH = 500;

/** `reason` and `notes` of appointments were readable in the database; now they are encrypted with FIELD_KEY. */
export const encryptClinicalText: Migration = {
  name: '2026-11-22-encrypt-clinical-text',
  async up() {
    const appointments = database().collection<Texts>('appointments');
    const cursor = appointments.find({}, { projection: { reason: 1, notes: 1 }, batchSize: BATCH });
    let writes: Parameters<typeof appointments.bulkWrite>[0][number][] = [];
    for await (const appointment of cursor) {
      const $set = encrypted(appointment);
      if (Object.keys($set).length > 0)
        writes.push({ updateOne: { filter: { _id: appointment._id }, update: { $set } } });
      if (writes.length < BATCH) continue;
      await appointments.bulkWrite(writes, { ordered: false });
      writes = [];
    }
    if (writes.length > 0) await appointments.bulkWrite(writes, { ordered: false });
  },
};

function encrypted(appointment: Texts): Record<string, string> {
  const $set: Record<string, string> = {};
  for (const field of ['reason', 'notes'] as const) {
    const text = appointment[field];
    if (!text || isEncrypted(text)) continue;
    const location = { collection: 'appointments', id: String(appointment._id), field };
    $set[field] = encryptText(text, location);
  }
  return $set;
}
