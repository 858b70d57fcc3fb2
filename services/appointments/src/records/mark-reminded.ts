import type { EventPayload } from '@practice/contracts';
import { emit } from '@practice/service-kit';
import { type ClientSession, isValidObjectId } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/**
 * Marks an appointment as reminded, unless it has been moved since. The version stays, since no field that staff edit
 * changes: an open form is not outdated by it.
 */
export async function markReminded(session: ClientSession, reminder: EventPayload<'reminder.sent'>): Promise<void> {
  const { appointmentId, appointmentDate, appointmentTime } = reminder;
  if (!isValidObjectId(appointmentId)) return;
  const appointment = await AppointmentModel.findById(appointmentId, null, { session }).lean();
  if (!appointment || appointment.reminderSent) return;
  if (appointment.appointmentDate !== appointmentDate || appointment.appointmentTime !== appointmentTime) return;
  await AppointmentModel.updateOne({ _id: appointmentId }, { $set: { reminderSent: true } }, { session });
  emit(session, 'appointment.changed', {
    appointmentId,
    changeType: 'updated',
    status: appointment.status,
    previousStatus: appointment.status,
    version: appointment.version,
  });
}
