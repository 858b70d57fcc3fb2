import {
  addDays,
  type DayLoad,
  DEFAULT_DURATION_MINUTES,
  datesBetween,
  dayOfWeek,
  today,
  toInstant,
  toMinutes,
} from '@practice/contracts';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';

/** How many appointments each day of this week has, Monday first, and how many it has room for. */
export async function measureWeek(now: Date): Promise<DayLoad[]> {
  const date = today(now);
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  const startsAt = { $gte: toInstant(monday, '00:00'), $lt: toInstant(addDays(monday, 7), '00:00') };
  const [appointments, rules] = await Promise.all([
    AppointmentModel.find({ startsAt }, { appointmentDate: 1, status: 1 }).lean(),
    loadDayRules(datesBetween(monday, addDays(monday, 6))),
  ]);
  return rules.map((day) => ({
    date: day.date,
    booked: appointments.filter(({ appointmentDate, status }) => appointmentDate === day.date && status !== 'cancelled')
      .length,
    capacity: dayCapacity(day),
  }));
}

/** An instant at which no time of any day is past. */
const BEFORE_ALL_DAYS = new Date(0);

/**
 * How many appointments a day has room for when none is taken: its offered times one after the other, with the buffer
 * between them, at most `maxAppointments`.
 */
function dayCapacity(rules: DayRules): number {
  const { hours } = rules;
  if (!hours) return 0;
  let [count, freeFrom] = [0, 0];
  for (const { time, available } of daySlots({ ...rules, taken: [] }, BEFORE_ALL_DAYS)) {
    const start = toMinutes(time);
    if (!available || start < freeFrom) continue;
    count += 1;
    freeFrom = start + DEFAULT_DURATION_MINUTES + hours.bufferTime;
  }
  return Math.min(count, hours.maxAppointments);
}
