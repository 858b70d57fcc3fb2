import { type BookAppointmentInput, consentSentences } from '@practice/contracts';
import { agreedNoticeVersion } from '@practice/service-kit';
import type { Consents } from '../appointment/appointment.model.ts';

/**
 * The parent's consents with the version of the text; null when the body has none.
 * @throws DomainError VALIDATION_FAILED when the named version of the notice was never published.
 */
export async function consentsOf(input: BookAppointmentInput): Promise<Consents | null> {
  if (!input.kvkkConsent && !input.communicationConsent) return null;
  return {
    kvkk: input.kvkkConsent === true,
    communication: input.communicationConsent === true,
    legalTextVersion: await agreedNoticeVersion(input.legalTextVersion),
    sentencesVersion: consentSentences.version,
    agreedAt: new Date(),
  };
}
