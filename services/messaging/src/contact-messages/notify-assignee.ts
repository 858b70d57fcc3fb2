import { contactTypeLabels } from '@practice/contracts';
import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { addressOf } from './about-message.ts';
import type { StoredContactMessage } from './contact-message.model.ts';

/**
 * Notifies who is in charge of a message from now on, and takes back the notification of the one before. No one is
 * notified of what they take on themselves.
 */
export async function notifyAssignee(
  session: ClientSession,
  { actor }: ServiceContext,
  message: StoredContactMessage,
): Promise<void> {
  const id = String(message._id);
  const key = `contact-message.assigned:${id}`;
  await removeNotifications(session, { key });
  const { assigneeId, name } = message;
  if (assigneeId === null || assigneeId === actor.userId) return;
  await createNotification(session, {
    key,
    userId: assigneeId,
    type: 'contact',
    title: 'Bir mesaj size atandı',
    message: `${name}: ${contactTypeLabels[message.contactType]}.${actor.username ? ` Atayan: ${actor.username}.` : ''}`,
    category: 'contacts',
    priority: 'medium',
    actionUrl: addressOf(id),
    actionLabel: 'Mesajı aç',
    metadata: { contactMessageId: id },
  });
}
