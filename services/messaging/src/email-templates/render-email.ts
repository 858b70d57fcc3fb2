import type { AppointmentRecord, EmailKind } from '@practice/contracts';
import type { SendMailOptions } from 'nodemailer';
import { longDate } from '../formatting/long-date.ts';
import { serviceTitle } from '../formatting/service-title.ts';
import { withoutLinks } from '../formatting/without-links.ts';
import { emailHeaders, fromOf, renderParts } from './render-parts.ts';
import {
  cancellation,
  confirmation,
  type EmailTemplate,
  practiceNotification,
  reminder,
  requestReceived,
  rescheduled,
} from './templates.ts';

const templates = {
  'request-received': requestReceived,
  'practice-notification': practiceNotification,
  confirmation,
  cancellation,
  reminder,
  rescheduled,
} satisfies Record<EmailKind, EmailTemplate>;

type Time = { date: string; time: string };

type About = {
  previous?: Time | null;
  others?: Time[];
  /** Of a reminder: the path of the page on which the parent answers. */
  answerPath?: string | null;
};

export type Sender = {
  /** Address, or name and address. */
  from: string;
  practice: { name: string; phone: string; email: string; address: string; siteUrl: string; color: string };
};

/**
 * Recipient, subject, HTML and text of an e-mail about an appointment. It names date, time and service; what the parent
 * wrote, and anything clinical, stays out, and the parent's name cannot become a link. `previous` is the time before a
 * move, which `rescheduled` names; `others` are the times of others of its series that a status is about, too.
 */
export async function renderEmail(
  kind: EmailKind,
  appointment: AppointmentRecord,
  { from, practice }: Sender,
  { previous = null, others = [], answerPath = null }: About = {},
): Promise<SendMailOptions> {
  const parentName = withoutLinks(appointment.parentName);
  const values = {
    parentName,
    date: longDate(appointment.appointmentDate),
    time: appointment.appointmentTime,
    previousDate: previous ? longDate(previous.date) : '',
    previousTime: previous?.time ?? '',
    otherTimes: others.map(({ date, time }) => `${longDate(date)}, ${time}`),
    serviceTitle: await serviceTitle(appointment.serviceType),
    practiceName: practice.name,
    phone: practice.phone,
    phoneDigits: practice.phone.replace(/[^\d+]/g, ''),
    address: practice.address.replace(/\s*\n\s*/g, ', '),
    color: practice.color,
    bookingUrl: practice.siteUrl && `${practice.siteUrl}/randevu`,
    answerUrl: practice.siteUrl && answerPath ? `${practice.siteUrl}${answerPath}` : '',
    adminUrl: practice.siteUrl && `${practice.siteUrl}/admin#appointments?id=${appointment.id}`,
  };
  const forParent = kind !== 'practice-notification';
  return {
    from: fromOf({ from, practice }),
    to: forParent ? { name: parentName, address: appointment.email } : practice.email,
    replyTo: forParent ? practice.email : { name: parentName, address: appointment.email },
    ...renderParts(templates[kind], values),
    headers: emailHeaders,
  };
}
