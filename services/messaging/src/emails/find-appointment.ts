import type { AppointmentRecord } from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';

/** @throws DomainError NOT_FOUND */
export async function findAppointment(id: string): Promise<AppointmentRecord> {
  const appointment = await callService('appointments', 'getAppointment', { id });
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
