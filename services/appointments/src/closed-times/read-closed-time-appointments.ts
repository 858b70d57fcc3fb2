import { type ClosedTimeAppointment, closedTimeAppointment } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';

const toRecord = recordMapper(closedTimeAppointment);

/** Those of some appointments that are still to come, in the order of their times; what is completed has come. */
export async function readClosedTimeAppointments(
  ids: string[],
  session?: ClientSession,
): Promise<ClosedTimeAppointment[]> {
  if (ids.length === 0) return [];
  const filter = { _id: { $in: ids }, endsAt: { $gt: new Date() }, status: { $ne: 'completed' as const } };
  const found = await AppointmentModel.find(filter, null, session ? { session } : {})
    .sort({ startsAt: 1 })
    .lean();
  return found.map((appointment) => toRecord(appointment));
}
