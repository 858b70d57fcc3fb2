import { atOnce, encryption, inTurn, lookAtTexts, type SelfCheck } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-messages/contact-message.model.ts';
import { ContactReplyModel } from '../contact-messages/replies/contact-reply.model.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { waitingTemplateEmails } from './waiting-template-emails.ts';

/** Whether messages, replies, their subjects and notes in e-mails are encrypted, and can be read with the keys of this process. */
export const checkEncryption: SelfCheck = inTurn(
  encryption({
    model: ContactMessageModel,
    fields: ['message', 'subject'],
    owner: 'Bir mesajın',
    records: ({ _id }) => [{ place: 'contactMessage', recordId: String(_id) }],
  }),
  encryption({
    model: ContactReplyModel,
    fields: ['text', 'subject'],
    owner: 'Bir yanıtın',
    alongside: ['messageId'],
    records: ({ messageId }) => [{ place: 'contactMessage', recordId: String(messageId) }],
  }),
  atOnce(async () =>
    lookAtTexts(await waitingTemplateEmails(), {
      model: OutgoingEmailModel,
      fields: ['customMessage'],
      owner: 'Bekleyen bir e-postadaki notun',
      records: ({ appointmentId }) => [{ place: 'appointment', recordId: String(appointmentId) }],
    }),
  ),
);
