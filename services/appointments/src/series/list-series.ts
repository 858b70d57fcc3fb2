import type { SeriesScope } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';

/** The appointments of a series that a change is for, in order of time. */
export async function listSeries(
  appointment: StoredAppointment,
  scope: SeriesScope,
  session?: ClientSession,
): Promise<StoredAppointment[]> {
  if (scope === 'one') return [appointment];
  const first = appointment.recurringParentId ?? String(appointment._id);
  const inSeries = { $or: [{ _id: first }, { recurringParentId: first }] };
  const from = scope === 'following' ? { startsAt: { $gte: appointment.startsAt } } : {};
  return AppointmentModel.find({ ...inSeries, ...from }, null, session ? { session } : {})
    .sort({ startsAt: 1 })
    .lean();
}

/** Whether an appointment is one of a series. */
export function isInSeries({ isRecurring, recurringParentId }: StoredAppointment): boolean {
  return isRecurring || recurringParentId !== null;
}

/** Whether an appointment may still take place. */
export function isOpen({ status, startsAt }: StoredAppointment): boolean {
  return (status === 'pending' || status === 'confirmed') && startsAt > new Date();
}

/** The date that the series has planned for an appointment, which may have been moved alone since. */
export function plannedDateOf({ plannedDate, appointmentDate }: StoredAppointment): string {
  return plannedDate ?? appointmentDate;
}
