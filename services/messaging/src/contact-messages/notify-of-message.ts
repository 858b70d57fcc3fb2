import { contactTypeLabels } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { addressOf } from './about-message.ts';
import type { StoredContactMessage } from './contact-message.model.ts';

/** Notifies staff of a message; its subject and text stay in the message itself. */
export async function notifyOfMessage(session: ClientSession, message: StoredContactMessage): Promise<void> {
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
