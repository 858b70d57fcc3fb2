import { addDays, today, toInstant } from '@practice/contracts';
import { inWindows, type Looked, type SelfCheck } from '@practice/service-kit';
import { DayScheduleModel } from '../schedule/day-schedule.model.ts';

/** With twenty appointments a day these are two thousand. */
export const WINDOW_DAYS = 90;

/** Looks at all appointments, some months at once; the days that have a schedule say from when to when there are any. */
export function inAppointmentWindows(look: (window: { from: Date; to: Date }) => Promise<Looked>): SelfCheck {
  return inWindows({ days: WINDOW_DAYS, range: rangeOfSchedules }, look);
}

async function rangeOfSchedules(): Promise<{ from: Date; to: Date }> {
  let [first, last] = [today(), today()];
  // The embedded database would sort all of them to find the first.
  for (const { date } of await DayScheduleModel.find({}, { date: 1 }).lean()) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return { from: toInstant(first, '00:00'), to: toInstant(addDays(last, 1), '00:00') };
}
