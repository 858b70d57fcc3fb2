import { contactConsentSentence, PERSONAL_DATA_NOTICE, type SendContactMessageInput } from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';
import type { ContactConsent } from './contact-message.model.ts';

/**
 * The consent with the version of the notice; null when the body has none.
 * @throws DomainError VALIDATION_FAILED when the named version of the notice was never published.
 */
export async function consentOf(input: SendContactMessageInput): Promise<ContactConsent | null> {
  if (!input.kvkkConsent) return null;
  return {
    legalTextVersion: await noticeVersionOf(input.legalTextVersion),
    sentenceVersion: contactConsentSentence.version,
    agreedAt: new Date(),
  };
}

async function noticeVersionOf(shown: string | null | undefined): Promise<string | null> {
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
