import { contactTypeLabels } from '@practice/contracts';
import type { ClientSession, EventHandler } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { addressOf } from './about-message.ts';
import { ContactMessageModel, type StoredContactMessage } from './contact-message.model.ts';
import { queueContactEmails } from './queue-contact-emails.ts';

/** After a message: staff are notified, and both e-mails are queued; nothing when it was deleted since. */
export const handleReceivedMessage: EventHandler<'contact-message.received'> = {
  apply: async (session, { payload }) => {
    const message = await ContactMessageModel.findById(payload.id, null, { session }).lean();
    if (!message) return;
    await notifyOfMessage(session, message);
    await queueContactEmails(session, message);
  },
};

/** Notifies staff of a message; its subject and text stay in the message itself. */
async function notifyOfMessage(session: ClientSession, message: StoredContactMessage): Promise<void> {
  const id = String(message._id);
  await createNotification(session, {
    key: `contact-message.received:${id}`,
    type: 'contact',
    title: 'Yeni mesaj',
    message: `${message.name} iletişim formundan yazdı: ${contactTypeLabels[message.contactType]}.`,
    category: 'contacts',
    priority: 'medium',
    actionUrl: addressOf(id),
    actionLabel: 'Mesajı aç',
    metadata: { contactMessageId: id },
  });
}
