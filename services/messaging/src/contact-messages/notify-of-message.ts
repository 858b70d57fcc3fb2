import { contactTypeLabels } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import type { StoredContactMessage } from './contact-message.model.ts';

export function notificationKeyOf(messageId: string): string {
  return `contact-message.received:${messageId}`;
}

/** Notifies staff of a message; its text stays in the message itself. */
export async function notifyOfMessage(
  session: ClientSession,
  { _id, name, subject, contactType }: StoredContactMessage,
): Promise<void> {
  const id = String(_id);
  const about = subject ? `${contactTypeLabels[contactType]}, “${subject}”` : contactTypeLabels[contactType];
  await createNotification(session, {
    key: notificationKeyOf(id),
    type: 'contact',
    title: 'Yeni mesaj',
    message: `${name} iletişim formundan yazdı: ${about}.`,
    category: 'contacts',
    priority: 'medium',
    actionUrl: `/admin#contacts?id=${id}`,
    actionLabel: 'Mesajı aç',
    metadata: null,
  });
}
