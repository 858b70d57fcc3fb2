import type { ConsentText } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { ConsentEntryModel } from './consent-entry.model.ts';

/** The two consents of an appointment name the same notice. */
const notices: readonly ConsentText[] = ['appointmentNotice', 'messageNotice'];

/** Of the proofs whose records are gone: those of the others are named by their services. */
export const listConsentedVersions: InternalFunctions<'identity'>['listConsentedVersions'] = async (
  ctx,
  { versions },
) => {
  assertCan(ctx, 'consent:read');
  const proofs = { text: { $in: notices }, noticeVersion: { $in: versions }, recordId: null };
  const found = await ConsentEntryModel.find(proofs, { noticeVersion: 1 }).lean();
  return found.flatMap(({ noticeVersion }) => noticeVersion ?? []);
};
