import type { DashboardAppointment } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentTime } from '../appointment/appointment-records.ts';

/** An appointment as the dashboard shows it: nothing clinical, so nothing is decrypted. */
export function toDashboardAppointment(appointment: StoredAppointment): DashboardAppointment {
  const { childName, parentName, phone, serviceType } = appointment;
  return { ...toAppointmentTime(appointment), childName, parentName, phone, serviceType };
}
