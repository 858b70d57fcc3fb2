import { emailPreviewInput, REMINDER_ANSWER_PATH } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { findAppointment } from './find-appointment.ts';
import { readMailSettings } from './mail-settings.ts';
import { renderEmail } from './render-email.ts';

export type EmailPreview = { to: string; subject: string; html: string; text: string };

/**
 * The e-mail that a parent would get now, for staff to read before they confirm or cancel.
 * @throws DomainError NOT_FOUND
 */
export async function previewAppointmentEmail(ctx: ServiceContext, raw: unknown): Promise<EmailPreview> {
  const { appointmentId, type } = readInput(ctx, 'appointment:read', emailPreviewInput, raw);
  const appointment = await findAppointment(appointmentId);
  // A link that answers nothing: staff do not answer for the parent.
  const answerPath =
    type === 'reminder' && appointment.status === 'confirmed' ? `${REMINDER_ANSWER_PATH}/onizleme` : null;
  const template = await findBuiltInTemplate(type);
  const { subject, html, text } = await renderEmail(template, appointment, await readMailSettings(), { answerPath });
  return { to: appointment.email, subject, html, text };
}
