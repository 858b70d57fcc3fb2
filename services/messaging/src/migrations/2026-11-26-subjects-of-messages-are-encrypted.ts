import { toSearchKey } from '@practice/contracts';
import { database, encryptText, isEncrypted, type Migration } from '@practice/service-kit';

const COLLECTIONS = ['contact_messages', 'contact_replies'];
/** The subject in notifications of before: `Genel bilgi, “Görüşme süresi”`. */
const QUOTED = /, “.*”(?=\.)/su;

/** Subjects of contact messages and of replies are encrypted, and leave the search key and the notifications. */
export const subjectsOfMessagesAreEncrypted: Migration = {
  name: '2026-11-26-subjects-of-messages-are-encrypted',
  up: async () => {
    for (const collection of COLLECTIONS) {
      const records = database().collection(collection);
      for await (const { _id, subject, name, email } of records.find({ subject: { $type: 'string' } })) {
        const searchKey = name === undefined ? {} : { searchKey: toSearchKey(`${name} ${email}`) };
        const isPlain = subject !== '' && !isEncrypted(subject);
        const encrypted = isPlain
          ? { subject: encryptText(subject, { collection, id: String(_id), field: 'subject' }) }
          : {};
        await records.updateOne({ _id }, { $set: { ...searchKey, ...encrypted } });
      }
    }
    const notifications = database().collection('notifications');
    const about = { key: { $regex: '^contact-message\\.' }, message: QUOTED };
    for await (const { _id, title, message } of notifications.find(about)) {
      const shorter = message.replace(QUOTED, '');
      const change = { message: shorter, searchKey: toSearchKey(`${title} ${shorter}`) };
      await notifications.updateOne({ _id }, { $set: change });
    }
  },
};
