import { rescheduledPreviewInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { findAppointment } from './find-appointment.ts';
import { readMailSettings } from './mail-settings.ts';
import type { EmailPreview } from './preview-appointment-email.ts';
import { renderEmail } from './render-email.ts';

/**
 * The e-mail that the parent would get about a move to another time, for staff to read before they make it.
 * @throws DomainError NOT_FOUND
 */
export async function previewRescheduledEmail(ctx: ServiceContext, raw: unknown): Promise<EmailPreview> {
  const { appointmentId, ...next } = readInput(ctx, 'appointment:read', rescheduledPreviewInput, raw);
  const appointment = await findAppointment(appointmentId);
  const previous = { date: appointment.appointmentDate, time: appointment.appointmentTime };
  const moved = { ...appointment, ...next };
  const template = await findBuiltInTemplate('rescheduled');
  const { subject, html, text } = await renderEmail(template, moved, await readMailSettings(), { previous });
  return { to: appointment.email, subject, html, text, blockReason: null };
}
