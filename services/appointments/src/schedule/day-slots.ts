import { DEFAULT_DURATION_MINUTES, minutesNow, today, toMinutes, toTimeOfDay } from '@practice/contracts';
import type { DayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';
import { inTheWay, overlaps } from './in-the-way.ts';
import type { WorkingHour } from './working-hour.model.ts';

/** One time that the day offers, and whether it can be booked now. */
type DaySlot = { time: string; available: boolean };

/**
 * The times of a day, from its opening on as far apart as its `slotDuration`. A time that overlaps the break at all, or
 * that would end after the working day, is not offered; one is not available when it is past, on a holiday, taken or
 * within the buffer of a taken one, blocked, closed, or the day is full. A shared slot takes as many as its capacity. `duration` in minutes.
 */
export function daySlots(
  rules: DayRules,
  now: Date = new Date(),
  duration: number = DEFAULT_DURATION_MINUTES,
): DaySlot[] {
  const { hours } = rules;
  if (!hours) return [];
  const isFull = rules.taken.length >= hours.maxAppointments;
  return offeredIntervals(hours, duration).map((interval) => ({
    time: toTimeOfDay(interval.start),
    available:
      !rules.isHoliday &&
      !isFull &&
      !isPast(rules.date, interval.start, now) &&
      !rules.closed.some((closed) => overlaps(interval, closed)) &&
      inTheWay(interval, rules.taken, { buffer: hours.bufferTime, shared: rules.shared }).length === 0,
  }));
}

/** The intervals of a working day that are offered, taken or not. */
function offeredIntervals(hours: NonNullable<DayRules['hours']>, duration: number): Interval[] {
  const [opening, closing] = [toMinutes(hours.startTime), toMinutes(hours.endTime)];
  const pause = breakOf(hours);
  const intervals: Interval[] = [];
  for (let start = opening; start + duration <= closing; start += hours.slotDuration) {
    const interval = { start, end: start + duration };
    if (!pause || !overlaps(interval, pause)) intervals.push(interval);
  }
  return intervals;
}

/** The break of a working day; null when it has none. */
export function breakOf({ breakStartTime, breakEndTime }: WorkingHour): Interval | null {
  return breakStartTime && breakEndTime ? { start: toMinutes(breakStartTime), end: toMinutes(breakEndTime) } : null;
}

/** Whether an interval of a day is in a time at which the practice is closed, wholly or in part. */
export function isInClosedTime({ hours, isHoliday, closed }: DayRules, interval: Interval): boolean {
  if (!hours || isHoliday) return true;
  const pause = breakOf(hours);
  const isOutside = interval.start < toMinutes(hours.startTime) || interval.end > toMinutes(hours.endTime);
  return isOutside || [...closed, ...(pause ? [pause] : [])].some((one) => overlaps(interval, one));
}

/** Whether a minute of a date is in the past at the practice, or the current one. */
export function isPast(date: string, minute: number, now: Date = new Date()): boolean {
  const current = today(now);
  return date < current || (date === current && minute <= minutesNow(now));
}
