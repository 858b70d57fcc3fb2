import type { AppointmentRecord, EmailTemplateRecord } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { practiceValues } from '../email-templates/values/practice-values.ts';
import { withoutLinks } from '../formatting/without-links.ts';
import { unsubscribeParts } from '../unsubscribes/unsubscribe-parts.ts';
import { type AboutAppointment, appointmentValues } from './appointment-values.ts';

type About = AboutAppointment & {
  /** Of a marketing e-mail: the path of the page on which its address refuses more of them. */
  unsubscribePath?: string | null | undefined;
};

/** Recipient, subject, HTML and text of an e-mail about an appointment, to its parent unless it notifies the practice. */
export async function renderEmail(
  template: EmailTemplateRecord,
  appointment: AppointmentRecord,
  sender: Sender,
  { unsubscribePath, ...about }: About = {},
): Promise<SendMailOptions & { subject: string; html: string; text: string }> {
  const { practice } = sender;
  const values = { ...practiceValues(practice), ...(await appointmentValues(appointment, practice, about)) };
  const parent = { name: withoutLinks(appointment.parentName), address: appointment.email };
  const forParent = template.id !== 'practice-notification';
  const parts = unsubscribePath ? unsubscribeParts(`${practice.siteUrl}${unsubscribePath}`) : undefined;
  return {
    from: fromOf(sender),
    to: forParent ? parent : practice.email,
    replyTo: forParent ? practice.email : parent,
    ...(await renderTemplate(template, values, { practice, footer: parts?.footer })),
    headers: { ...emailHeaders, ...parts?.headers },
  };
}
