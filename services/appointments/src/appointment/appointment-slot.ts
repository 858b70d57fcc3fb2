import { toInstant, toMinutes, toTimeOfDay } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { findConflicts, holdTime, holdTimeAnyway, releaseSlot } from '../schedule/hold-time.ts';
import { type Appointment, AppointmentModel, type StoredAppointment } from './appointment.model.ts';

type Timed = Pick<StoredAppointment, 'appointmentDate' | 'appointmentTime' | 'duration' | 'status'>;

/** The fields that follow from date, time and duration (minutes). */
export function timeFieldsOf(date: string, time: string, duration: number) {
  const startsAt = toInstant(date, time);
  return {
    appointmentEndTime: toTimeOfDay((toMinutes(time) + duration) % 1440),
    startsAt,
    endsAt: new Date(startsAt.getTime() + duration * 60_000),
  };
}

/**
 * Takes the time of an appointment on its day's schedule (none for a cancelled one), and marks both sides when staff
 * allowed an overlap. The schedule of the day must exist.
 * @returns the ids of the appointments it now overlaps.
 * @throws DomainError APPOINTMENT_OVERLAP with the appointments in the way.
 */
export async function reserveAppointmentSlot(session: ClientSession, id: string, timed: Timed, allowConflict: boolean) {
  if (timed.status === 'cancelled') return [];
  const start = toMinutes(timed.appointmentTime);
  const held = { date: timed.appointmentDate, appointmentId: id, interval: { start, end: start + timed.duration } };
  const inTheWay = await findConflicts(session, held);
  if (inTheWay.length === 0) {
    await holdTime(session, held);
    return [];
  }
  if (!allowConflict) throw await overlapError(session, inTheWay);
  await holdTimeAnyway(session, held);
  await AppointmentModel.updateMany({ _id: { $in: inTheWay } }, { $addToSet: { conflictsWith: id } }, { session });
  return inTheWay;
}

/** Gives the time of an appointment back and takes it off the marks of those it overlapped. */
export async function releaseAppointmentSlot(session: ClientSession, appointment: StoredAppointment): Promise<void> {
  const id = String(appointment._id);
  await releaseSlot(session, appointment.appointmentDate, id);
  if (appointment.conflictsWith.length > 0) {
    await AppointmentModel.updateMany({ conflictsWith: id }, { $pull: { conflictsWith: id } }, { session });
  }
}

/** What is in the way of a time, as staff see it in the question whether to save all the same. */
export type Obstacle = Pick<
  Appointment,
  'childName' | 'appointmentDate' | 'appointmentTime' | 'appointmentEndTime' | 'status'
> & {
  id: string;
};

async function overlapError(session: ClientSession, ids: string[]): Promise<DomainError> {
  const found = await AppointmentModel.find({ _id: { $in: ids } }, null, { session }).lean();
  const conflicts: Obstacle[] = found.map((one) => ({
    id: String(one._id),
    childName: one.childName,
    appointmentDate: one.appointmentDate,
    appointmentTime: one.appointmentTime,
    appointmentEndTime: one.appointmentEndTime,
    status: one.status,
  }));
  return new DomainError('APPOINTMENT_OVERLAP', { attachment: { conflicts } });
}
