import type { AppointmentRecord } from '@practice/contracts';
import { ask, DomainError } from '@practice/service-kit';

/** @throws DomainError NOT_FOUND */
export async function findAppointment(id: string): Promise<AppointmentRecord> {
  const appointment = await ask('appointments', 'getAppointment', { id });
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
