import {
  type DayStateName,
  DEFAULT_DURATION_MINUTES,
  minutesNow,
  type SlotReason,
  today,
  toMinutes,
  toTimeOfDay,
} from '@practice/contracts';
import type { DayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';
import { inTheWay, overlaps } from './in-the-way.ts';
import type { WorkingHour } from './working-hour.model.ts';

/** One time that the day offers, whether it can be booked now, and why not. */
type DaySlot = { time: string; available: boolean; reason: SlotReason | null };

/**
 * The times of a day, from its opening on as far apart as its `slotDuration`. A time that overlaps the break at all, or
 * that would end after the working day, is not offered; one is not available when it is closed (a holiday, blocked), past,
 * or full: taken, within the buffer of a taken one, or the day takes no more. A shared slot takes as many as its capacity.
 * `duration` in minutes.
 */
export function daySlots(
  rules: DayRules,
  now: Date = new Date(),
  duration: number = DEFAULT_DURATION_MINUTES,
): DaySlot[] {
  const { hours } = rules;
  if (!hours) return [];
  const isFull = rules.taken.length >= hours.maxAppointments;
  const beside = { buffer: hours.bufferTime, shared: rules.shared };
  const reasonOf = (interval: Interval): SlotReason | null => {
    if (rules.isHoliday || rules.closed.some((closed) => overlaps(interval, closed))) return 'closed';
    if (isPast(rules.date, interval.start, now)) return 'past';
    return isFull || inTheWay(interval, rules.taken, beside).length > 0 ? 'full' : null;
  };
  return offeredIntervals(hours, duration).map((interval) => {
    const reason = reasonOf(interval);
    return { time: toTimeOfDay(interval.start), available: reason === null, reason };
  });
}

/** How a day with these slots looks: what keeps its times to come from being booked wins; past when none are to come. */
export function dayStateOf(date: string, slots: readonly DaySlot[], now: Date = new Date()): DayStateName {
  if (slots.some(({ available }) => available)) return 'open';
  if (slots.some(({ reason }) => reason === 'full')) return 'full';
  if (slots.every(({ reason }) => reason === 'closed')) return 'closed';
  return slots.every(({ time }) => isPast(date, toMinutes(time), now)) ? 'past' : 'closed';
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

/** Whether a minute of a date is in the past at the practice, or the current one. */
export function isPast(date: string, minute: number, now: Date = new Date()): boolean {
  const current = today(now);
  return date < current || (date === current && minute <= minutesNow(now));
}
