import { type BookAppointmentInput, consentSentences, PERSONAL_DATA_NOTICE } from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';
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
    legalTextVersion: await legalTextVersionOf(input.legalTextVersion),
    sentencesVersion: consentSentences.version,
    agreedAt: new Date(),
  };
}

async function legalTextVersionOf(shown: string | null | undefined): Promise<string | null> {
  if (!shown) return (await callService('content', 'getLegalTextVersion', { slug: PERSONAL_DATA_NOTICE })).version;
  const { exists } = await callService('content', 'hasLegalTextVersion', {
    slug: PERSONAL_DATA_NOTICE,
    version: shown,
  });
  if (exists) return shown;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [
      { field: 'legalTextVersion', message: 'Aydınlatma metninin bu sürümü bilinmiyor', code: 'UNKNOWN_VERSION' },
    ],
  });
}
