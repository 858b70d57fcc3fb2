import { DomainError } from '@practice/service-kit';
import { type ClientSession, isValidObjectId } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';

/**
 * An appointment by its id, in a transaction when a session is given.
 * @throws DomainError NOT_FOUND, for a malformed id too.
 */
export async function findAppointment(id: string, session?: ClientSession): Promise<StoredAppointment> {
  const found = isValidObjectId(id)
    ? await AppointmentModel.findById(id, null, { session: session ?? null }).lean()
    : null;
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
