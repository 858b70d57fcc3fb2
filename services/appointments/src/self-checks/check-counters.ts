import { appointmentStatuses, statusLabels } from '@practice/contracts';
import { atOnce, type SelfCheck } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { appointmentList } from '../records/appointment-list.ts';

/** Whether the list counts what is stored, where this process keeps an index of it; elsewhere the database counts itself. */
export const checkCounters: SelfCheck = atOnce(async () => {
  if (!appointmentList.isIndexed) return { checked: 0, faults: [] };
  const measures = Object.fromEntries(appointmentStatuses.map((status) => [status, { filter: { status } }]));
  const listed = await appointmentList.measure(measures);
  const groups = await AppointmentModel.aggregate<{ _id: string; count: number }>([
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const stored = new Map(groups.map(({ _id, count }) => [_id, count]));
  const wrong = appointmentStatuses.filter((status) => listed[status] !== (stored.get(status) ?? 0));
  return {
    checked: appointmentStatuses.length,
    faults: wrong.map((status) => ({
      id: `appointments:${status}`,
      sentence: `Listedeki “${statusLabels[status]}” sayısı ${listed[status]}, kayıtlardaki ${stored.get(status) ?? 0}.`,
      records: [],
    })),
  };
});
