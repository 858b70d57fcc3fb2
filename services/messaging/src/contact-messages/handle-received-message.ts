import type { EventHandler } from '@practice/service-kit';
import { ContactMessageModel } from './contact-message.model.ts';
import { notifyOfMessage } from './notify-of-message.ts';
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
