import type { ClientSession } from '@practice/service-kit';
import { createNotification } from '../../notifications/create-notification.ts';
import { addressOf } from '../about-message.ts';
import { ContactMessageModel } from '../contact-message.model.ts';

/** The key of the notification that a reply was not sent. */
export function failedReplyKey(replyId: string): string {
  return `contact-reply.failed:${replyId}`;
}

/** Notifies staff of a reply that is not tried again by itself: its reader waits for it. */
export async function notifyOfFailedReply(
  session: ClientSession,
  { replyId, messageId, reason }: { replyId: string; messageId: string; reason: string | null },
): Promise<void> {
  const message = await ContactMessageModel.findById(messageId, { name: 1 }, { session }).lean();
  if (!message) return;
  await createNotification(session, {
    key: failedReplyKey(replyId),
    type: 'error',
    title: 'Bir yanıt gönderilemedi',
    message: `${message.name} için yazılan yanıt gönderilemedi. ${reason ?? ''}`.trim(),
    category: 'contacts',
    priority: 'high',
    actionUrl: addressOf(messageId),
    actionLabel: 'Mesajı aç',
    metadata: { contactMessageId: messageId },
  });
}
