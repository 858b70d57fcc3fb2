import { type ConsentEntryRecord, consentTexts, listRecordConsentsInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { toConsentEntry } from './to-consent-entry.ts';

/** The consents that were given with an appointment or a message, for staff; none for an unknown record. */
export async function listRecordConsents(ctx: ServiceContext, raw: unknown): Promise<ConsentEntryRecord[]> {
  const { recordId } = readInput(ctx, 'consent:read', listRecordConsentsInput, raw);
  const found = await ConsentEntryModel.find({ recordId }).lean();
  return found
    .map(toConsentEntry)
    .sort((one, other) => consentTexts.indexOf(one.text) - consentTexts.indexOf(other.text));
}
