import { toMinutes } from '@practice/contracts';
import type { CalendarDay } from '../use-calendar.ts';
import { type Hours, overlap } from './geometry.ts';

/** A closed part of a day on the grid, in minutes from midnight. */
export type ClosedTime = { start: number; end: number; label: string; isWholeDay?: true };

/** What is drawn hatched: before and after the working hours, break, holidays, blockouts and closed slots. */
export function closedTimesOf(day: CalendarDay | undefined, hours: Hours): ClosedTime[] {
  if (!day) return [];
  const whole = { start: hours.from, end: hours.to, isWholeDay: true as const };
  if (day.holidays.length > 0) return [{ ...whole, label: day.holidays.join(', ') }];
  if (!day.opensAt || !day.closesAt) return [{ ...whole, label: 'Kapalı' }];
  const closed = day.closures.map(({ startTime, endTime, kind, title }) => ({
    start: toMinutes(startTime),
    end: toMinutes(endTime),
    label: title || (kind === 'break' ? 'Mola' : 'Kapalı saat'),
  }));
  const outside = [
    { start: hours.from, end: toMinutes(day.opensAt), label: '' },
    { start: toMinutes(day.closesAt), end: hours.to, label: '' },
  ];
  return [...outside, ...closed]
    .map((time) => ({ ...time, start: Math.max(time.start, hours.from), end: Math.min(time.end, hours.to) }))
    .filter(({ start, end }) => start < end);
}

/** Why a time is closed: `Mola`, a holiday's title; null when the practice is open. */
export function closedReason(closed: readonly ClosedTime[], time: { start: number; end: number }): string | null {
  const found = closed.find((each) => overlap(each, time));
  return found ? found.label || 'Çalışma saatleri dışında' : null;
}
