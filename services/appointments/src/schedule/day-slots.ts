import {
  DEFAULT_DURATION_MINUTES,
  minutesNow,
  SLOT_STEP_MINUTES,
  today,
  toMinutes,
  toTimeOfDay,
} from '@practice/contracts';
import type { DayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';

/** One time that the day offers, and whether it can be booked now. */
type DaySlot = { time: string; available: boolean };

/**
 * The hourly times of a day. A time that overlaps the break at all, or
 * that would end after the working day, is not offered; one is not available when it is past, on a holiday, taken or
 * within the buffer of a taken one, blocked, closed, or the day is full.
 */
export function daySlots(rules: DayRules, now: Date = new Date()): DaySlot[] {
  const { hours } = rules;
  if (!hours) return [];
  const isFull = rules.taken.length >= hours.maxAppointments;
  return offeredIntervals(hours).map((interval) => ({
    time: toTimeOfDay(interval.start),
    available:
      !rules.isHoliday &&
      !isFull &&
      !isPast(rules.date, interval.start, now) &&
      !rules.closed.some((closed) => overlaps(interval, closed)) &&
      !rules.taken.some((taken) => overlaps(interval, taken, hours.bufferTime)),
  }));
}

/** The intervals of a working day that are offered, taken or not. */
function offeredIntervals(hours: NonNullable<DayRules['hours']>): Interval[] {
  const [opening, closing] = [toMinutes(hours.startTime), toMinutes(hours.endTime)];
  const pause =
    hours.breakStartTime && hours.breakEndTime
      ? { start: toMinutes(hours.breakStartTime), end: toMinutes(hours.breakEndTime) }
      : null;
  const intervals: Interval[] = [];
  for (let start = opening; start + DEFAULT_DURATION_MINUTES <= closing; start += SLOT_STEP_MINUTES) {
    const interval = { start, end: start + DEFAULT_DURATION_MINUTES };
    if (!pause || !overlaps(interval, pause)) intervals.push(interval);
  }
  return intervals;
}

/** Whether two intervals overlap, or are less than `buffer` minutes apart. */
export function overlaps(a: Interval, b: Interval, buffer = 0): boolean {
  return a.start < b.end + buffer && b.start < a.end + buffer;
}

/** Whether a minute of a date is in the past at the practice, or the current one. */
export function isPast(date: string, minute: number, now: Date = new Date()): boolean {
  const current = today(now);
  return date < current || (date === current && minute <= minutesNow(now));
}
