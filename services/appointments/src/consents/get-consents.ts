import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { consentFields, toConsents } from './to-consents.ts';

/** The consents of a request; none when it was deleted. */
export const getConsents: InternalFunctions<'appointments'>['getConsents'] = async (ctx, { id }) => {
  assertCan(ctx, 'consent:read');
  const appointment = await AppointmentModel.findById(id, consentFields).lean();
  return appointment ? toConsents(appointment) : [];
};
