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
  const [now, first, last] = [today(), await scheduledDay(1), await scheduledDay(-1)];
  const from = first && first < now ? first : now;
  const to = last && last > now ? last : now;
  return { from: toInstant(from, '00:00'), to: toInstant(addDays(to, 1), '00:00') };
}

/** The first day that has a schedule, or with -1 the last. */
async function scheduledDay(direction: 1 | -1): Promise<string | undefined> {
  return (await DayScheduleModel.findOne({}, { date: 1 }, { sort: { _id: direction } }).lean())?.date;
}
