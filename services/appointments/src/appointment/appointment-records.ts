import {
  type AppointmentRecord,
  type AppointmentTimeRecord,
  ageInYears,
  type BookedAppointment,
  normalizeText,
  toSearchKey,
  toSortKey,
} from '@practice/contracts';
import type { Appointment, StoredAppointment } from './appointment.model.ts';

type Timed = Pick<
  StoredAppointment,
  '_id' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'duration' | 'status'
>;

/** An appointment's time with nothing personal. */
export function toAppointmentTime(appointment: Timed): AppointmentTimeRecord {
  const { appointmentDate, appointmentTime, appointmentEndTime, duration, status } = appointment;
  return { id: String(appointment._id), appointmentDate, appointmentTime, appointmentEndTime, duration, status };
}

/** An appointment as the person who asked for it gets it back. */
export function toBookedAppointment(appointment: StoredAppointment): BookedAppointment {
  const { parentName, childName, childBirthDate, phone, email, serviceType, reason } = appointment;
  return {
    ...toAppointmentTime(appointment),
    parentName,
    childName,
    childBirthDate,
    phone,
    email,
    serviceType,
    reason,
    createdAt: appointment.createdAt.toISOString(),
  };
}

/** An appointment whole, for staff and the product's own services. */
export function toAppointmentRecord(appointment: StoredAppointment): AppointmentRecord {
  const { consents } = appointment;
  return {
    ...toBookedAppointment(appointment),
    consents: consents && {
      kvkk: consents.kvkk,
      communication: consents.communication,
      legalTextVersion: consents.legalTextVersion,
      sentencesVersion: consents.sentencesVersion,
      agreedAt: consents.agreedAt.toISOString(),
    },
    childAge: ageInYears(appointment.childBirthDate),
    notes: appointment.notes,
    priority: appointment.priority,
    paymentStatus: appointment.paymentStatus,
    fee: appointment.fee,
    reminderSent: appointment.reminderSent,
    isRecurring: appointment.isRecurring,
    recurringPattern: appointment.recurringPattern,
    recurringEndDate: appointment.recurringEndDate,
    recurringParentId: appointment.recurringParentId,
    originalDate: appointment.originalDate,
    conflictsWith: appointment.conflictsWith,
    calendarColor: appointment.calendarColor,
    source: appointment.source,
    version: appointment.version,
    updatedAt: appointment.updatedAt.toISOString(),
  };
}

type Person = Pick<Appointment, 'childName' | 'parentName' | 'phone' | 'email'>;

/** What the list searches and sorts by, out of the fields that people see. */
export function searchFieldsOf({ childName, parentName, phone, email }: Person) {
  const words = toSearchKey(`${childName} ${parentName}`).split(' ');
  const phones = [phone, phone.slice(1), phone.slice(-7), phone.slice(-4)];
  return {
    searchTokens: [...new Set([...words, ...phones, normalizeText(email).toLowerCase()])],
    childNameKey: toSortKey(childName),
    parentNameKey: toSortKey(parentName),
  };
}
