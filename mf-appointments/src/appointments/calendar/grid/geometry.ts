import { toMinutes, toTimeOfDay } from '@practice/contracts';
import type { CalendarAppointment } from '../appointment-look.ts';
import type { CalendarDay } from '../use-calendar.ts';

/** Appointments move and grow by quarters of an hour. */
export const STEP_MINUTES = 15;
export const PX_PER_MINUTE = 1.2;
const MINUTES_OF_A_DAY = 1440;
const DURATION = { min: 15, max: 180 };

/** The first and the last minute of the day that a grid shows, on full hours. */
export type Hours = { from: number; to: number };

/** An appointment on the grid: its column, and the minutes from midnight. */
export type Block = { id: string; day: number; start: number; end: number };

/** An hour before and after the working hours, and whatever lies outside of them. */
export function hoursOf(
  days: readonly (CalendarDay | undefined)[],
  appointments: readonly CalendarAppointment[],
): Hours {
  const starts = days.flatMap((day) => (day?.opensAt ? [toMinutes(day.opensAt) - 60] : []));
  const ends = days.flatMap((day) => (day?.closesAt ? [toMinutes(day.closesAt) + 60] : []));
  const booked = appointments.map(({ appointmentTime, duration }) => [toMinutes(appointmentTime), duration] as const);
  const from = Math.min(...(starts.length > 0 ? starts : [8 * 60]), ...booked.map(([start]) => start));
  const to = Math.max(...(ends.length > 0 ? ends : [19 * 60]), ...booked.map(([start, length]) => start + length));
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.min(MINUTES_OF_A_DAY, Math.ceil(to / 60) * 60) };
}

export function blockOf(appointment: CalendarAppointment, day: number): Block {
  const start = toMinutes(appointment.appointmentTime);
  return { id: appointment.id, day, start, end: Math.min(MINUTES_OF_A_DAY, start + appointment.duration) };
}

/** The block moved by days and minutes, as far as the grid goes; off the quarters it moves by whole steps. */
export function moved(block: Block, by: { days: number; minutes: number }, hours: Hours, columns: number): Block {
  const length = block.end - block.start;
  const start = clamp(block.start + by.minutes, hours.from, hours.to - length);
  return { ...block, day: clamp(block.day + by.days, 0, columns - 1), start, end: start + length };
}

/** The block with its end moved, within the durations that there are. */
export function resized(block: Block, minutes: number, hours: Hours): Block {
  const longest = Math.min(block.start + DURATION.max, hours.to);
  return { ...block, end: clamp(block.end + minutes, Math.min(block.start + DURATION.min, longest), longest) };
}

export function isSame(one: Block, other: Block): boolean {
  return one.day === other.day && one.start === other.start && one.end === other.end;
}

export function overlap(one: Pick<Block, 'start' | 'end'>, other: Pick<Block, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end;
}

/** `14:00–15:00` */
export function timesOf({ start, end }: Pick<Block, 'start' | 'end'>): string {
  return `${toTimeOfDay(start)}–${toTimeOfDay(end)}`;
}

/** To the step below. */
export function snapped(minute: number): number {
  return Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
