import {
  type AppointmentRecord,
  type AppointmentTimeRecord,
  ageInYears,
  type BookAppointmentInput,
  type BookedAppointment,
  toSearchKey,
  toSortKey,
} from '@practice/contracts';
import type { Appointment, StoredAppointment } from './appointment.model.ts';
import { decryptClinicalText, decryptClinicalTexts } from './clinical-text.ts';

type Timed = Pick<
  StoredAppointment,
  '_id' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'duration' | 'status'
>;

/** An appointment's time without personal data. */
export function toAppointmentTime(appointment: Timed): AppointmentTimeRecord {
  const { appointmentDate, appointmentTime, appointmentEndTime, duration, status } = appointment;
  return { id: String(appointment._id), appointmentDate, appointmentTime, appointmentEndTime, duration, status };
}

/**
 * The response to a booking. All personal data is taken from this very request: somebody who repeats another person's
 * request learns nothing of the record, neither what the first request said nor what staff have changed since.
 */
export function toBookedAppointment(
  sent: BookAppointmentInput,
  appointment: Timed & Pick<StoredAppointment, 'createdAt'>,
): BookedAppointment {
  const { parentName, childName, childBirthDate, phone, email, serviceType, reason } = sent;
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

/** A full appointment, for staff and the other services. */
export function toAppointmentRecord(appointment: StoredAppointment): AppointmentRecord {
  const { parentName, childName, childBirthDate, phone, email, serviceType, consents } = appointment;
  return {
    ...toAppointmentTime(appointment),
    parentName,
    childName,
    childBirthDate,
    phone,
    email,
    serviceType,
    ...decryptClinicalTexts(appointment),
    consents: consents && {
      kvkk: consents.kvkk,
      communication: consents.communication,
      legalTextVersion: consents.legalTextVersion,
      sentencesVersion: consents.sentencesVersion,
      agreedAt: consents.agreedAt.toISOString(),
    },
    contactWithdrawnAt: appointment.contactWithdrawnAt?.toISOString() ?? null,
    childAge: ageInYears(appointment.childBirthDate),
    priority: appointment.priority,
    paymentStatus: appointment.paymentStatus,
    fee: appointment.fee,
    reminderSent: appointment.reminderSent,
    parentAnswer: appointment.parentAnswer
      ? { answer: appointment.parentAnswer.answer, at: appointment.parentAnswer.at.toISOString() }
      : null,
    isRecurring: appointment.isRecurring,
    recurringPattern: appointment.recurringPattern,
    recurringEndDate: appointment.recurringEndDate,
    recurringParentId: appointment.recurringParentId,
    originalDate: appointment.originalDate,
    conflictsWith: appointment.conflictsWith,
    calendarColor: appointment.calendarColor,
    source: appointment.source,
    suspicion: appointment.suspicion ?? null,
    resubmissions: (appointment.resubmissions ?? []).map(
      ({ at, phone, email, childBirthDate, serviceType, reason }) => ({
        at: at.toISOString(),
        phone: phone ?? null,
        email: email ?? null,
        childBirthDate: childBirthDate ?? null,
        serviceType: serviceType ?? null,
        reason: reason === undefined ? null : decryptClinicalText(appointment._id, 'resubmissions.reason', reason),
      }),
    ),
    createdAt: appointment.createdAt.toISOString(),
    version: appointment.version,
    updatedAt: appointment.updatedAt.toISOString(),
  };
}

type Person = Pick<Appointment, 'childName' | 'parentName' | 'phone' | 'email'>;

/** The stored fields for search and sorting. */
export function searchFieldsOf({ childName, parentName, phone, email }: Person) {
  const words = toSearchKey(`${childName} ${parentName}`).split(' ');
  return {
    searchTokens: [...new Set([...words, phone, toSearchKey(email)])],
    childNameKey: toSortKey(childName),
    parentNameKey: toSortKey(parentName),
  };
}
