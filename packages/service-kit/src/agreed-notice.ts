import { PERSONAL_DATA_NOTICE } from '@practice/contracts';
import { callService } from './call-service.ts';
import { DomainError } from './domain-error.ts';
import { keep } from './keep.ts';

const noticeInForce = keep(['legal-text.changed'], async () => {
  return (await callService('content', 'getLegalTextVersion', { slug: PERSONAL_DATA_NOTICE })).version;
});

/**
 * The version of the notice about personal data to which a visitor has agreed: the one that was shown, or where the body
 * names none the one in force; null when none was ever published. Not to be called inside a transaction.
 * @throws DomainError VALIDATION_FAILED on `legalTextVersion` for a version that was never published
 */
export async function agreedNoticeVersion(shown: string | null | undefined): Promise<string | null> {
  const inForce = await noticeInForce();
  if (!shown || shown === inForce) return inForce;
  const asked = { slug: PERSONAL_DATA_NOTICE, version: shown };
  if ((await callService('content', 'hasLegalTextVersion', asked)).exists) return shown;
  const message = 'Aydınlatma metninin bu sürümü bilinmiyor';
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'legalTextVersion', message, code: 'UNKNOWN_VERSION' }],
  });
}
