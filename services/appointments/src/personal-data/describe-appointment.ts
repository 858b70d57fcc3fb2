import {
  auditFieldLabel,
  type FoundPersonalData,
  formatPhone,
  paymentLabels,
  personalDataDetails,
  priorityLabels,
  reminderAnswerFilterLabels,
  statusLabels,
} from '@practice/contracts';
import { formatDay, formatInstant } from '@practice/service-kit';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import type { AppointmentChange } from '../appointment/appointment-change.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';

type About = { changes: readonly AppointmentChange[]; serviceTitle: string };

/** An appointment with all that it says of parent and child, what repeated requests said, and its history. */
export function describeAppointment(stored: StoredAppointment, { changes, serviceTitle }: About): FoundPersonalData {
  const appointment = toAppointmentRecord(stored);
  const { id, childName, parentName, appointmentDate, appointmentTime, status, consents } = appointment;
  const repeated = appointment.resubmissions.map(({ at, ...said }) => {
    const texts = Object.entries(said).flatMap(([field, text]) =>
      text ? [`${auditFieldLabel('appointment', field)}: ${text}`] : [],
    );
    return `${formatInstant(at)}: ${texts.join(', ')}`;
  });
  return {
    id,
    kind: 'appointment',
    date: appointmentDate,
    description: `${childName} (veli: ${parentName}), ${appointmentTime}, ${serviceTitle}, ${statusLabels[status]}`,
    partOfId: null,
    details: personalDataDetails([
      ['parentName', 'Veli', parentName],
      ['childName', 'Çocuk', childName],
      ['childBirthDate', 'Çocuğun doğum tarihi', formatDay(appointment.childBirthDate)],
      ['phone', 'Telefon', formatPhone(appointment.phone)],
      ['email', 'E-posta', appointment.email],
      ['appointmentDate', 'Tarih', formatDay(appointmentDate)],
      ['appointmentTime', 'Saat', `${appointmentTime} – ${appointment.appointmentEndTime}`],
      ['serviceType', 'Hizmet', serviceTitle],
      ['status', 'Durum', statusLabels[status]],
      ['reason', 'Başvuru nedeni', appointment.reason],
      ['notes', 'İdari not', appointment.notes],
      ['paymentStatus', 'Ödeme', paymentLabels[appointment.paymentStatus]],
      ['fee', 'Ücret', appointment.fee === null ? null : String(appointment.fee)],
      ['consents', 'Onaylar', consents && consentsOf(consents)],
      [
        'contactWithdrawnAt',
        'İletişim izni geri alındı',
        appointment.contactWithdrawnAt && formatInstant(appointment.contactWithdrawnAt),
      ],
      ['resubmissions', 'Yinelenen talepler', repeated.join('\n')],
      ['history', 'Geçmiş', changes.flatMap(historyOf).join('\n')],
      ['createdAt', 'Kaydedildi', formatInstant(appointment.createdAt)],
    ]),
  };
}

function consentsOf({ kvkk, communication, legalTextVersion, agreedAt }: NonNullable<Consents>): string {
  const given = [kvkk ? 'aydınlatma metni okundu' : '', communication ? 'iletişim izni verildi' : ''].filter(Boolean);
  const version = legalTextVersion ? `, metnin sürümü ${legalTextVersion}` : '';
  return `${formatInstant(agreedAt)}: ${given.join(', ')}${version}`;
}

type Consents = ReturnType<typeof toAppointmentRecord>['consents'];

const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusLabels,
  priority: priorityLabels,
  paymentStatus: paymentLabels,
  parentAnswer: reminderAnswerFilterLabels,
};

function valueText(field: string, value: string | null): string {
  return value === null ? '—' : (valueLabels[field]?.[value] ?? value);
}

function historyOf({ at, fields }: AppointmentChange): string[] {
  const changed = fields.map(
    ({ field, from, to }) =>
      `${auditFieldLabel('appointment', field)}: ${valueText(field, from)} → ${valueText(field, to)}`,
  );
  return changed.length > 0 ? [`${formatInstant(at)}: ${changed.join(', ')}`] : [];
}
