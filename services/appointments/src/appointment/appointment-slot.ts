import type { ClosedTime } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { findOverlaps, releaseSlot, reserveSlot } from '../schedule/reserve-slot.ts';
import { type Appointment, AppointmentModel, type StoredAppointment } from './appointment.model.ts';
import { intervalOf } from './appointment-times.ts';

type Timed = Pick<StoredAppointment, 'appointmentDate' | 'appointmentTime' | 'duration' | 'status'>;

type Decided = {
  allowConflict: boolean;
  /** What closes the time, as far as staff have not allowed it. */
  closedTimes: ClosedTime[];
};

/**
 * Reserves the slot of an appointment for staff (none for a cancelled one): other appointments conflict, buffer and the
 * day's limit do not. A conflict that staff allow is marked at both appointments. The day's schedule must exist.
 * @returns the ids of the appointments that it overlaps
 * @throws DomainError CLOSED_TIME or APPOINTMENT_OVERLAP, see `timeRefusal`
 */
export async function reserveAppointmentSlot(
  session: ClientSession,
  id: string,
  appointment: Timed,
  { allowConflict, closedTimes }: Decided,
): Promise<string[]> {
  const isCancelled = appointment.status === 'cancelled';
  const slot = { date: appointment.appointmentDate, appointmentId: id, interval: intervalOf(appointment) };
  const { conflicts, isShared } = isCancelled ? noOverlaps : await findOverlaps(session, slot);
  const refused = allowConflict ? [] : conflicts;
  if (refused.length > 0 || closedTimes.length > 0) {
    throw timeRefusal({ conflicts: await readConflicts(session, refused), closedTimes });
  }
  if (isCancelled) return [];
  await reserveSlot(session, slot, { force: conflicts.length > 0 || isShared, isShared });
  if (conflicts.length > 0) {
    await AppointmentModel.updateMany({ _id: { $in: conflicts } }, { $addToSet: { conflictsWith: id } }, { session });
  }
  return conflicts;
}

const noOverlaps = { conflicts: [], isShared: false };

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

/** A refusal of a time that names all that staff have to decide about it: what closes it, and what is in the way. */
export function timeRefusal({ conflicts, closedTimes }: { conflicts: Conflict[]; closedTimes: ClosedTime[] }) {
  if (closedTimes.length === 0) return new DomainError('APPOINTMENT_OVERLAP', { attachment: { conflicts } });
  return new DomainError('CLOSED_TIME', { attachment: { closedTimes, conflicts } });
}

async function readConflicts(session: ClientSession, ids: string[]): Promise<Conflict[]> {
  if (ids.length === 0) return [];
  const found = await AppointmentModel.find({ _id: { $in: ids } }, null, { session }).lean();
  return found.map((one) => ({
    id: String(one._id),
    childName: one.childName,
    appointmentDate: one.appointmentDate,
    appointmentTime: one.appointmentTime,
    appointmentEndTime: one.appointmentEndTime,
    status: one.status,
  }));
}
