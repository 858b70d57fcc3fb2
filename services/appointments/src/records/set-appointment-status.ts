import { type AppointmentRecord, statusChangeInput } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { ensureDaySchedule } from '../schedule/reserve-slot.ts';
import { changeAppointment } from './change-appointment.ts';
import { findAppointment } from './find-appointment.ts';

/**
 * Sets the status of an appointment directly. Cancelling releases its slot; reactivating reserves it again.
 * @throws DomainError NOT_FOUND, VERSION_CONFLICT, APPOINTMENT_OVERLAP
 */
export async function setAppointmentStatus(ctx: ServiceContext, raw: unknown): Promise<AppointmentRecord> {
  const input = readInput(ctx, 'appointment:write', statusChangeInput, raw);
  const { id, status, version, allowConflict, withoutEmail } = input;
  const { appointmentDate } = await findAppointment(id);
  await ensureDaySchedule(appointmentDate);
  const saved = await withTransaction(async (session) =>
    changeAppointment(session, ctx, {
      appointment: await findAppointment(id, session),
      changes: { status },
      changeType: 'status',
      allowConflict: allowConflict ?? false,
      version: version ?? null,
      withoutEmail: withoutEmail ?? false,
    }),
  );
  return toAppointmentRecord(saved);
}
