import { type AppointmentRecord, idParam } from '@practice/contracts';
import { DomainError, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { getAppointment } from './get-appointment.ts';

/** A full appointment, or null; the read is in the audit log. */
export async function readAppointment(ctx: ServiceContext, input: { id: string }): Promise<AppointmentRecord | null> {
  const appointment = await getAppointment(ctx, input);
  if (!appointment) return null;
  await recordReading(ctx, { action: 'appointment.read', entity: 'appointment', entityId: appointment.id });
  return appointment;
}

/**
 * The same for GET /api/appointments/:id.
 * @throws DomainError NOT_FOUND
 */
export async function readAppointmentOrFail(ctx: ServiceContext, input: { id: string }): Promise<AppointmentRecord> {
  const appointment = await readAppointment(ctx, readInput(ctx, 'appointment:read', idParam, input));
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
