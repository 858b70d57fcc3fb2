import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

export const listConsentedVersions: InternalFunctions<'appointments'>['listConsentedVersions'] = async (
  ctx,
  { versions },
) => {
  assertCan(ctx, 'appointment:read');
  const ofOne = { 'consents.legalTextVersion': { $in: versions } };
  const found = await AppointmentModel.find(ofOne, { consents: 1 }).lean();
  return found.flatMap(({ consents }) => consents?.legalTextVersion ?? []);
};
