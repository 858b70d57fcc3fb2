import type { seriesScope, z } from '@practice/contracts';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';

/** The appointments of a series that a change is for, in order of time. */
export async function listSeries(
  appointment: StoredAppointment,
  scope: z.infer<typeof seriesScope>,
): Promise<StoredAppointment[]> {
  const first = appointment.recurringParentId ?? String(appointment._id);
  if (scope === 'one') return [appointment];
  const inSeries = { $or: [{ _id: first }, { recurringParentId: first }] };
  const from = scope === 'following' ? { startsAt: { $gte: appointment.startsAt } } : {};
  return AppointmentModel.find({ ...inSeries, ...from })
    .sort({ startsAt: 1 })
    .lean();
}
