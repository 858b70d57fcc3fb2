import { emailPreviewInput, REMINDER_ANSWER_PATH, UNSUBSCRIBE_PATH } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { blockReasonOf } from './block-reason.ts';
import { findAppointment } from './find-appointment.ts';
import { readMailSettings } from './mail-settings.ts';
import { renderEmail } from './render-email.ts';
import { findSendableTemplate } from './sendable-template.ts';

export type EmailPreview = { to: string; subject: string; html: string; text: string; blockReason: string | null };

/**
 * The e-mail that a parent would get now, for staff to read before they send it, and why it cannot be sent, if so.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED
 */
export async function previewAppointmentEmail(ctx: ServiceContext, raw: unknown): Promise<EmailPreview> {
  const { appointmentId, ...choice } = readInput(ctx, 'appointment:read', emailPreviewInput, raw);
  const template = await findSendableTemplate(choice);
  const appointment = await findAppointment(appointmentId);
  // A link that answers nothing: staff do not answer for the parent.
  const answerPath =
    template.id === 'reminder' && appointment.status === 'confirmed' ? `${REMINDER_ANSWER_PATH}/onizleme` : null;
  const unsubscribePath = template.category === 'marketing' ? `${UNSUBSCRIBE_PATH}/onizleme` : null;
  const about = { answerPath, unsubscribePath, customMessage: choice.customMessage };
  const { subject, html, text } = await renderEmail(template, appointment, await readMailSettings(), about);
  return { to: appointment.email, subject, html, text, blockReason: await blockReasonOf(template, appointment) };
}
