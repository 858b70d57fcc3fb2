import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-message.model.ts';
import { consentFields, toConsent } from './to-consent.ts';

const RECORDS_A_PART = 400;

/** The consents of all messages, a part after the other. */
export const listConsents: InternalFunctions<'messaging'>['listConsents'] = async (ctx, { after }) => {
  assertCan(ctx, 'consent:read');
  const filter = after === null ? {} : { _id: { $gt: after } };
  const found = await ContactMessageModel.find(filter, consentFields).sort({ _id: 1 }).limit(RECORDS_A_PART).lean();
  const last = found.length === RECORDS_A_PART ? found.at(-1) : undefined;
  return { consents: found.map(toConsent), next: last ? String(last._id) : null };
};
