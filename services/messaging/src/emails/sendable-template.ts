import type { EmailTemplateRecord } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';

type Choice = { templateId: string; namedBy: string; customMessage: string };

/**
 * The template that staff chose for an e-mail to a parent.
 * @throws DomainError VALIDATION_FAILED for one that is unknown, inactive or of an e-mail that nobody sends by hand, and for a
 *   note where the template has no place for it.
 */
export async function findSendableTemplate({
  templateId,
  namedBy,
  customMessage,
}: Choice): Promise<EmailTemplateRecord> {
  const template = await findEmailTemplate(templateId);
  if (!template?.isSendable) throw refusal(namedBy, 'Böyle bir e-posta şablonu yok.');
  if (!template.isActive) throw refusal(namedBy, 'Bu şablon pasif; gönderilemez.');
  if (customMessage !== '' && !template.variables.includes('customMessage')) {
    throw refusal('customMessage', 'Bu şablonda not için yer yok.');
  }
  return template;
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field, message, code: 'INVALID' }] });
}
