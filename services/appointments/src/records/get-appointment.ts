import type { AppointmentRecord } from '@practice/contracts';
import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';

/** One appointment whole, or null; for staff and the product's own services. */
export async function getAppointment(ctx: ServiceContext, { id }: { id: string }): Promise<AppointmentRecord | null> {
  assertCan(ctx, 'appointment:read');
  const appointment = isValidObjectId(id) ? await AppointmentModel.findById(id).lean() : null;
  return appointment && toAppointmentRecord(appointment);
}

/**
 * One appointment whole, for GET /api/appointments/:id.
 * @throws DomainError NOT_FOUND
 */
export async function getAppointmentOrFail(ctx: ServiceContext, input: { id: string }): Promise<AppointmentRecord> {
  const appointment = await getAppointment(ctx, input);
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
