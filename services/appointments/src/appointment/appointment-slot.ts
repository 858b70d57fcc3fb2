import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { findOverlaps, releaseSlot, reserveSlot } from '../schedule/reserve-slot.ts';
import { type Appointment, AppointmentModel, type StoredAppointment } from './appointment.model.ts';
import { intervalOf } from './appointment-times.ts';

type Timed = Pick<StoredAppointment, 'appointmentDate' | 'appointmentTime' | 'duration' | 'status'>;

/**
 * Reserves the slot of an appointment for staff (none for a cancelled one): only other appointments conflict, not hours,
 * buffer or the day's limit. A conflict that staff allow is marked at both appointments. The day's schedule must exist.
 * @returns the ids of the appointments that it overlaps
 * @throws DomainError APPOINTMENT_OVERLAP with the conflicting appointments
 */
export async function reserveAppointmentSlot(
  session: ClientSession,
  id: string,
  appointment: Timed,
  { allowConflict }: { allowConflict: boolean },
): Promise<string[]> {
  if (appointment.status === 'cancelled') return [];
  const slot = { date: appointment.appointmentDate, appointmentId: id, interval: intervalOf(appointment) };
  const { conflicts, isShared } = await findOverlaps(session, slot);
  if (conflicts.length > 0 && !allowConflict) throw await overlapError(session, conflicts);
  await reserveSlot(session, slot, { force: conflicts.length > 0 || isShared, isShared });
  if (conflicts.length > 0) {
    await AppointmentModel.updateMany({ _id: { $in: conflicts } }, { $addToSet: { conflictsWith: id } }, { session });
  }
  return conflicts;
}

/** Releases the slot of an appointment and removes it from the conflicts of others. */
export async function releaseAppointmentSlot(session: ClientSession, appointment: StoredAppointment): Promise<void> {
  const id = String(appointment._id);
  await releaseSlot(session, appointment.appointmentDate, id);
  if (appointment.conflictsWith.length > 0) {
    await AppointmentModel.updateMany({ conflictsWith: id }, { $pull: { conflictsWith: id } }, { session });
  }
}

/** A conflicting appointment, as staff see it when they are asked whether to save all the same. */
export type Conflict = Pick<
  Appointment,
  'childName' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'status'
> & { id: string };

async function overlapError(session: ClientSession, ids: string[]): Promise<DomainError> {
  const found = await AppointmentModel.find({ _id: { $in: ids } }, null, { session }).lean();
  const conflicts: Conflict[] = found.map((one) => ({
    id: String(one._id),
    childName: one.childName,
    appointmentDate: one.appointmentDate,
    appointmentTime: one.appointmentTime,
    appointmentEndTime: one.appointmentEndTime,
    status: one.status,
  }));
  return new DomainError('APPOINTMENT_OVERLAP', { attachment: { conflicts } });
}
