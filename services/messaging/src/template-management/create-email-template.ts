import { createEmailTemplateInput, type EmailTemplateRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { nameKeyOf } from '../email-templates/email-template.model.ts';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { sanitizeEmailHtml } from '../email-templates/sanitize-email-html.ts';
import { checkTemplate } from './check-template.ts';

/** @throws DomainError VALIDATION_FAILED, also for variables that it cannot have; CONFLICT for a name that is taken. */
export async function createEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<EmailTemplateRecord> {
  const { variables: _, ...sent } = readInput(ctx, 'email:write', createEmailTemplateInput, raw);
  const values = { ...sent, content: sanitizeEmailHtml(sent.content), nameKey: nameKeyOf(sent.name) };
  checkTemplate({ ...values, id: null, heading: values.heading ?? null, isActive: values.isActive ?? true });
  return emailTemplates.insert(ctx, { values });
}
