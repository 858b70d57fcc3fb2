import { database } from '@practice/service-kit';
import { Types } from 'mongoose';

/** Notes with a record, as its service does, that whoever it is of does not want to be written to. */
export async function withdrawContact(collection: 'appointments' | 'contact_messages', id: string): Promise<string> {
  const contactWithdrawnAt = new Date();
  await database()
    .collection(collection)
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { contactWithdrawnAt } });
  return id;
}
