import { findByIdOrFail } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';

/**
 * An appointment by its id, in a transaction when a session is given.
 * @throws DomainError NOT_FOUND, for a malformed id too.
 */
export function findAppointment(id: string, session?: ClientSession): Promise<StoredAppointment> {
  return findByIdOrFail(AppointmentModel, id, session);
}
