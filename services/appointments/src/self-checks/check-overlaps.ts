import type { SelfCheckFault } from '@practice/contracts';
import { formatDay, type Looked, type SelfCheck } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { intervalOf } from '../appointment/appointment-times.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { contains } from '../schedule/in-the-way.ts';
import { findSharedSlots } from '../schedule/reserve-slot.ts';
import { inAppointmentWindows } from './appointment-windows.ts';

type Timed = Pick<
  StoredAppointment,
  '_id' | 'startsAt' | 'endsAt' | 'conflictsWith' | 'appointmentDate' | 'appointmentTime' | 'duration'
>;
type Pair = [Timed, Timed];

/** Whether appointments overlap that are not cancelled, staff have not allowed to, and no slot takes together. */
export const checkOverlaps: SelfCheck = inAppointmentWindows(lookAtWindow);

async function lookAtWindow({ from, to }: { from: Date; to: Date }): Promise<Looked> {
  const found = await AppointmentModel.find(
    { startsAt: { $gte: from, $lt: to }, status: { $ne: 'cancelled' } },
    { startsAt: 1, endsAt: 1, conflictsWith: 1, appointmentDate: 1, appointmentTime: 1, duration: 1 },
  ).lean<Timed[]>();
  found.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const faults: SelfCheckFault[] = [];
  for (const pair of overlappingPairs(found)) if (!(await isInSharedSlot(pair))) faults.push(toFault(pair));
  return { checked: found.length, faults };
}

function* overlappingPairs(sorted: Timed[]): Generator<Pair> {
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as Timed;
      if (other.startsAt >= one.endsAt) break;
      const isAllowed = one.conflictsWith.includes(String(other._id)) || other.conflictsWith.includes(String(one._id));
      if (!isAllowed) yield [one, other];
    }
  }
}

/** One was reserved beside the other, or both are in a slot that takes several now. */
async function isInSharedSlot([one, other]: Pair): Promise<boolean> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(one.appointmentDate)).lean();
  const ids = [String(one._id), String(other._id)];
  if (schedule?.intervals.some(({ appointmentId, isShared }) => isShared && ids.includes(appointmentId))) return true;
  const shared = await findSharedSlots(one.appointmentDate);
  return shared.some((slot) => contains(slot, intervalOf(one)) && contains(slot, intervalOf(other)));
}

function toFault([one, other]: Pair): SelfCheckFault {
  const day = formatDay(one.appointmentDate);
  return {
    id: `${one._id}:${other._id}`,
    sentence: `${day}: ${one.appointmentTime} ve ${other.appointmentTime} randevuları çakışıyor, izin veren yok.`,
    records: [one, other].map(({ _id }) => ({ place: 'appointment', recordId: String(_id) })),
  };
}
