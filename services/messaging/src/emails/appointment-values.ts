import type { AppointmentRecord } from '@practice/contracts';
import type { TemplateValues } from '../email-templates/filling/template-values.ts';
import type { Practice } from '../email-templates/sender.ts';
import { panelLink } from '../email-templates/values/practice-values.ts';
import { buttonTo, fieldsOf, listOf, paragraphsOf } from '../email-templates/values/value-html.ts';
import { longDate } from '../formatting/long-date.ts';
import { serviceTitle } from '../formatting/service-title.ts';
import { withoutLinks } from '../formatting/without-links.ts';

type Time = { date: string; time: string };

export type AboutAppointment = {
  /** Before a move. */
  previous?: Time | null | undefined;
  /** Of others of its series that a status is about, too. */
  others?: Time[] | undefined;
  /** Of a reminder: the path of the page on which the parent answers. */
  answerPath?: string | null | undefined;
  /** What staff wrote for this e-mail. */
  customMessage?: string | undefined;
};

type Named = Pick<
  AppointmentRecord,
  'id' | 'parentName' | 'childName' | 'appointmentDate' | 'appointmentTime' | 'serviceType'
>;

/**
 * What e-mails about an appointment can say of it. Reason and notes are no part of it, and no name can become a link.
 */
export async function appointmentValues(
  appointment: Named,
  practice: Practice,
  { previous, others = [], answerPath, customMessage = '' }: AboutAppointment = {},
): Promise<TemplateValues> {
  const { siteUrl } = practice;
  const date = longDate(appointment.appointmentDate);
  const time = appointment.appointmentTime;
  const serviceName = await serviceTitle(appointment.serviceType);
  const childName = withoutLinks(appointment.childName);
  return {
    parentName: withoutLinks(appointment.parentName),
    childName,
    patientName: childName,
    appointmentDate: date,
    appointmentTime: time,
    serviceName,
    appointmentDetails: fieldsOf([
      ['Tarih', date],
      ['Saat', time],
      ['Hizmet', serviceName],
    ]),
    otherAppointments: listOf(others.map((other) => `${longDate(other.date)}, ${other.time}`)),
    movedAppointment: previous
      ? `${longDate(previous.date)} günü saat ${previous.time} için planlanan randevunuzu`
      : 'Randevunuzu',
    answerButton: siteUrl && answerPath ? buttonTo(`${siteUrl}${answerPath}`, 'Randevuyu yanıtlayın') : '',
    customMessage: paragraphsOf(customMessage),
    panelLink: panelLink(
      practice,
      `#appointments?id=${appointment.id}`,
      'Talebi yönetim panelinde açın',
      'Ayrıntılar yönetim panelinin Randevular bölümünde.',
    ),
  };
}
