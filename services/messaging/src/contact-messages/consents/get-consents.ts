import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-message.model.ts';
import { consentFields, toConsent } from './to-consent.ts';

/** The consent of a message; none when it was deleted. */
export const getConsents: InternalFunctions<'messaging'>['getConsents'] = async (ctx, { id }) => {
  assertCan(ctx, 'consent:read');
  const message = await ContactMessageModel.findById(id, consentFields).lean();
  return message ? [toConsent(message)] : [];
};
