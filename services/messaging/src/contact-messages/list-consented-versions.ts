import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { ContactMessageModel } from './contact-message.model.ts';

export const listConsentedVersions: InternalFunctions<'messaging'>['listConsentedVersions'] = async (
  ctx,
  { versions },
) => {
  assertCan(ctx, 'contact:read');
  const ofOne = { 'consent.legalTextVersion': { $in: versions } };
  const found = await ContactMessageModel.find(ofOne, { consent: 1 }).lean();
  return found.flatMap(({ consent }) => consent?.legalTextVersion ?? []);
};
