import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { decryptClinicalTexts } from '../appointment/clinical-text.ts';
import type { NewAppointment } from './insert-staff-appointment.ts';

/** Another one of its series: as yet unpaid, unreminded and, unless this one is confirmed, to be confirmed. */
export function nextOccurrence(appointment: StoredAppointment): NewAppointment {
  const { parentName, childName, childBirthDate, phone, email, serviceType } = appointment;
  const { appointmentDate, appointmentTime, duration, priority, fee, calendarColor } = appointment;
  const { isRecurring, recurringPattern, recurringEndDate } = appointment;
  return {
    ...{ parentName, childName, childBirthDate, phone, email, serviceType },
    ...decryptClinicalTexts(appointment),
    ...{ appointmentDate, appointmentTime, duration, priority, fee, calendarColor },
    ...{ isRecurring, recurringPattern, recurringEndDate },
    recurringParentId: appointment.recurringParentId ?? String(appointment._id),
    status: appointment.status === 'confirmed' ? 'confirmed' : 'pending',
    paymentStatus: 'pending',
    reminderSent: false,
    source: 'staff',
    consents: null,
    contactWithdrawnAt: appointment.contactWithdrawnAt ?? null,
  };
}
