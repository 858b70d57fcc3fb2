import type { PersonalSample } from '@practice/contracts';
import { assertCan, type InternalFunctions, sampleIds } from '@practice/service-kit';
import { ContactMessageModel, toContactMessage } from '../contact-messages/contact-message.model.ts';
import { ContactReplyModel } from '../contact-messages/replies/contact-reply.model.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { RefusedAddressModel } from '../refused-addresses/refused-address.model.ts';

const SINCE_MS = 90 * 86_400_000;
const MESSAGES = 40;

/** What people wrote in the last messages, and ids of records of each kind. */
export const samplePersonalData: InternalFunctions<'messaging'>['samplePersonalData'] = async (ctx) => {
  assertCan(ctx, 'privacy:read');
  const recent = { $gte: new Date(Date.now() - SINCE_MS), $lt: new Date(Date.now() + 1) };
  const found = await ContactMessageModel.find({ createdAt: recent }).lean();
  found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const values = found.slice(0, MESSAGES).flatMap((stored): PersonalSample['values'] => {
    const { id, name, email, message } = toContactMessage(stored);
    const record = { place: 'contactMessage', recordId: id } as const;
    return [
      { kind: 'name', text: name, record },
      { kind: 'email', text: email, record },
      { kind: 'text', text: message, record },
    ];
  });
  const models = [ContactMessageModel, ContactReplyModel, OutgoingEmailModel, NotificationModel, RefusedAddressModel];
  return { values, ids: await sampleIds(models) };
};
