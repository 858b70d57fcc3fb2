import type { PracticeEvent } from '@practice/contracts';
import { callService } from '@practice/service-kit';

const messages = new WeakMap<PracticeEvent, Promise<string>>();

/**
 * An event as the stream sends it: a new notification is a plain message, every other event has its type as name; the id
 * is the event's number. The feed hands one object to all streams, so its message is made once for all of them; an event
 * read from the log again is another object, whose notification may be deleted by now.
 */
export function messageOf(event: PracticeEvent): Promise<string> {
  const known = messages.get(event);
  if (known) return known;
  const message = createMessage(event);
  messages.set(event, message);
  return message;
}

async function createMessage(event: PracticeEvent): Promise<string> {
  if (event.type !== 'notification.created') {
    return `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event.payload)}\n\n`;
  }
  const { notificationId } = event.payload;
  const notification = await callService('messaging', 'getNotification', { id: notificationId });
  if (!notification) return `id: ${event.seq}\nevent: notification.changed\ndata: {}\n\n`;
  return `id: ${event.seq}\ndata: ${JSON.stringify(notification)}\n\n`;
}
