import {
  type EmailTemplatePreview,
  emailTemplatePreviewInput,
  type TemplateVariableName,
  templateVariables,
  UNSUBSCRIBE_PATH,
  usedVariables,
  z,
} from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import type { TemplateValues } from '../email-templates/filling/template-values.ts';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { plainTextOf } from '../email-templates/rendering/plain-text.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { sanitizeEmailHtml } from '../email-templates/sanitize-email-html.ts';
import { appointmentValues } from '../emails/appointment-values.ts';
import { findAppointment } from '../emails/find-appointment.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { unsubscribeParts } from '../unsubscribes/unsubscribe-parts.ts';
import { assertFillable, type FillableTemplate } from './check-template.ts';
import { sampleValues } from './sample-values.ts';

const input = emailTemplatePreviewInput.extend({ id: z.string().max(100).nullish() });
type Draft = z.output<typeof input>;

/**
 * An e-mail as somebody would get it, of a template as it is stored or as it is being written, with data of nobody or of an
 * appointment.
 * @throws DomainError NOT_FOUND for a template or an appointment; VALIDATION_FAILED for texts that could not be saved.
 */
export async function previewEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<EmailTemplatePreview> {
  const { appointmentId, ...draft } = readInput(ctx, 'email:read', input, raw);
  const template = await templateOf(draft);
  assertFillable(template);
  const { practice } = await readMailSettings();
  const values = await sampleValues(practice);
  if (appointmentId) Object.assign(values, await appointmentValues(await findAppointment(appointmentId), practice));
  const footer =
    template.category === 'marketing' ? unsubscribeParts(`${practice.siteUrl}${UNSUBSCRIBE_PATH}/onizleme`).footer : '';
  const { subject, html, text } = await renderTemplate(template, values, { practice, footer });
  return { subject, content: html, text, testData: await shownValues(usedVariables(template), values) };
}

/** What is stored, with what was typed. */
async function templateOf({ id, category, subject, heading, content }: Draft): Promise<FillableTemplate> {
  const stored = id ? await findEmailTemplate(id) : null;
  if (id && !stored) throw new DomainError('NOT_FOUND');
  return {
    id: stored?.id ?? null,
    category: stored?.isBuiltIn ? stored.category : (category ?? stored?.category ?? 'appointment'),
    subject: subject ?? stored?.subject ?? '',
    heading: (heading === undefined ? stored?.heading : heading) || null,
    content: content == null ? (stored?.content ?? '') : sanitizeEmailHtml(content),
  };
}

/** The values as text. */
async function shownValues(names: TemplateVariableName[], values: TemplateValues): Promise<Record<string, string>> {
  const shown = names.map(async (name): Promise<[string, string]> => {
    const value = values[name] ?? '';
    const isHtml = templateVariables[name].form === 'phrase' || templateVariables[name].form === 'block';
    return [name, isHtml ? await plainTextOf(value) : value];
  });
  return Object.fromEntries(await Promise.all(shown));
}
