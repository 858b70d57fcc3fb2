import { type DayLoad, DEFAULT_DURATION_MINUTES, toMinutes } from '@practice/contracts';
import type { DayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';
import type { NearAppointment } from './list-from-monday.ts';

/** How many of these appointments a day has, and how many it has room for. */
export function loadOf(day: DayRules, appointments: readonly NearAppointment[]): DayLoad {
  const isBooked = ({ appointmentDate, status }: NearAppointment) =>
    appointmentDate === day.date && status !== 'cancelled';
  return { date: day.date, booked: appointments.filter(isBooked).length, capacity: dayCapacity(day) };
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
