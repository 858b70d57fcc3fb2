import { today } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { closuresOf } from '../schedule/closed-times.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';

const LAST_DAY = '9999-12-31';

/** The schedules of today and of all days to come, by their ids. */
export const comingDays = () => ({ $gte: dayScheduleId(today()), $lte: dayScheduleId(LAST_DAY) });

/** Ids of the appointments, from today on, that stand in a time at which the practice is closed. */
export async function findInClosedTime(session?: ClientSession): Promise<string[]> {
  const filter = { _id: comingDays(), count: { $gt: 0 } };
  const booked = await DayScheduleModel.find(filter, { date: 1 }, session ? { session } : {}).lean();
  const dates = booked.map(({ date }) => date).sort();
  const rules = await loadDayRules(dates, session);
  return rules.flatMap((day) =>
    day.taken.filter((taken) => closuresOf(day, taken).length > 0).map(({ appointmentId }) => appointmentId),
  );
}
