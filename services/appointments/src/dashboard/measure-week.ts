import { addDays, type DayLoad, datesBetween, dayOfWeek, today, toInstant } from '@practice/contracts';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { dayCapacity } from './day-capacity.ts';

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
