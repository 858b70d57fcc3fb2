import {
  contactTypeLabels,
  emailAddressKey,
  type FoundPersonalData,
  fromInstant,
  personalDataDetails,
  refusalCauseLabels,
} from '@practice/contracts';
import { assertCan, formatInstant, type InternalFunctions } from '@practice/service-kit';
import {
  ContactMessageModel,
  type StoredContactMessage,
  toContactMessage,
} from '../contact-messages/contact-message.model.ts';
import {
  ContactReplyModel,
  replyTexts,
  type StoredContactReply,
} from '../contact-messages/replies/contact-reply.model.ts';
import {
  RefusedAddressModel,
  type StoredRefusedAddress,
  toRefusedAddress,
} from '../refused-addresses/refused-address.model.ts';
import { describeUnsubscribe } from '../unsubscribes/describe-unsubscribe.ts';
import { UnsubscribeModel } from '../unsubscribes/unsubscribe.model.ts';

/**
 * The messages from an e-mail address, spam too, with the replies to them, that it refuses e-mails, and what it said about
 * marketing e-mails; none of them has a phone.
 */
export const findPersonalData: InternalFunctions<'messaging'>['findPersonalData'] = async (ctx, { email }) => {
  assertCan(ctx, 'privacy:read');
  if (email === null) return [];
  const messages = await ContactMessageModel.find({ email }).lean();
  const ids = messages.map(({ _id }) => String(_id));
  const replies = await ContactReplyModel.find({ messageId: { $in: ids } })
    .sort({ createdAt: 1 })
    .lean();
  const marks = await RefusedAddressModel.find({ address: emailAddressKey(email) }).lean();
  const unsubscribes = await UnsubscribeModel.find({ email: emailAddressKey(email) }).lean();
  return [
    ...messages.map((message) =>
      describeMessage(
        message,
        replies.filter(({ messageId }) => messageId === String(message._id)),
      ),
    ),
    ...marks.map(describeMark),
    ...unsubscribes.map(describeUnsubscribe),
  ];
};

function describeMark(stored: StoredRefusedAddress): FoundPersonalData {
  const { id, address, cause, serverCode, count, firstAt, lastAt } = toRefusedAddress(stored);
  return {
    id,
    kind: 'refusedAddress',
    date: fromInstant(stored.lastAt).date,
    description: `${address}: ${refusalCauseLabels[cause]}`,
    partOfId: null,
    details: personalDataDetails([
      ['address', 'E-posta', address],
      ['cause', 'Neden', refusalCauseLabels[cause]],
      ['serverCode', 'Sunucunun yanıtı', serverCode],
      ['count', 'Kaç kez', String(count)],
      ['firstAt', 'İlk kez', formatInstant(firstAt)],
      ['lastAt', 'Son kez', formatInstant(lastAt)],
    ]),
  };
}

function describeMessage(stored: StoredContactMessage, replies: StoredContactReply[]): FoundPersonalData {
  const { id, name, email, subject, contactType, message, consent, createdAt } = toContactMessage(stored);
  const written = replies.map((reply) => {
    const texts = replyTexts(reply);
    return `${formatInstant(reply.createdAt)}, ${texts.subject}\n${texts.text}`;
  });
  return {
    id,
    kind: 'contactMessage',
    date: fromInstant(stored.createdAt).date,
    description: `${name}: ${subject || contactTypeLabels[contactType]}`,
    partOfId: null,
    details: personalDataDetails([
      ['name', 'Ad', name],
      ['email', 'E-posta', email],
      ['contactType', 'Tür', contactTypeLabels[contactType]],
      ['subject', 'Konu', subject],
      ['message', 'Mesaj', message],
      ['replies', 'Yanıtlar', written.join('\n\n')],
      ['consent', 'Onay', consent && `${formatInstant(consent.agreedAt)}: aydınlatma metni okundu`],
      ['createdAt', 'Gönderildi', formatInstant(createdAt)],
    ]),
  };
}
