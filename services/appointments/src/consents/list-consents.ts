import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { consentFields, toConsents } from './to-consents.ts';

const RECORDS_A_PART = 200;

/** The consents of all requests, a part after the other. */
export const listConsents: InternalFunctions<'appointments'>['listConsents'] = async (ctx, { after }) => {
  assertCan(ctx, 'consent:read');
  const filter = { source: 'public' as const, ...(after === null ? {} : { _id: { $gt: after } }) };
  const found = await AppointmentModel.find(filter, consentFields).sort({ _id: 1 }).limit(RECORDS_A_PART).lean();
  const last = found.length === RECORDS_A_PART ? found.at(-1) : undefined;
  return { consents: found.flatMap(toConsents), next: last ? String(last._id) : null };
};
