import type { AppointmentRecord, EmailTemplateRecord } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { practiceValues } from '../email-templates/values/practice-values.ts';
import { withoutLinks } from '../formatting/without-links.ts';
import { type AboutAppointment, appointmentValues } from './appointment-values.ts';

/** Recipient, subject, HTML and text of an e-mail about an appointment, to its parent unless it notifies the practice. */
export async function renderEmail(
  template: EmailTemplateRecord,
  appointment: AppointmentRecord,
  sender: Sender,
  about: AboutAppointment = {},
): Promise<SendMailOptions & { subject: string; html: string; text: string }> {
  const { practice } = sender;
  const values = { ...practiceValues(practice), ...(await appointmentValues(appointment, practice, about)) };
  const parent = { name: withoutLinks(appointment.parentName), address: appointment.email };
  const forParent = template.id !== 'practice-notification';
  return {
    from: fromOf(sender),
    to: forParent ? parent : practice.email,
    replyTo: forParent ? practice.email : parent,
    ...(await renderTemplate(template, values, { practice })),
    headers: emailHeaders,
  };
}
