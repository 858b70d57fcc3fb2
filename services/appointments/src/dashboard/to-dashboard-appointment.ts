import type { DashboardAppointment } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentTime } from '../appointment/appointment-records.ts';

type Shown = Parameters<typeof toAppointmentTime>[0] &
  Pick<StoredAppointment, 'childName' | 'parentName' | 'phone' | 'serviceType'>;

/** An appointment as the dashboard shows it: nothing clinical, so nothing is decrypted. */
export function toDashboardAppointment(appointment: Shown): DashboardAppointment {
  const { childName, parentName, phone, serviceType } = appointment;
  return { ...toAppointmentTime(appointment), childName, parentName, phone, serviceType };
}
