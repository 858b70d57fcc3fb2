import { addDays, dayOfWeek, isoDate, today, z } from '@practice/contracts';
import { formatLongDate } from '@practice/ui/admin';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

const optionalDate = z.union([z.literal(''), isoDate]).default('');

/** What the address says of the calendar. */
export const calendarParams = z.object({
  /** '' shows the list. */
  view: z.enum(['', ...calendarViews]).default(''),
  /** The day that the calendar is about; '' for today. */
  date: optionalDate,
  /** The day whose panel is open in the month; '' for none. */
  day: optionalDate,
});

/** Days in a row, both included. */
export type DayRange = { start: string; end: string };

const DAYS_OF_MONTH_VIEW = 42;

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

/** The days that a view loads: six weeks around the month, or the week, also for one of its days. */
export function rangeOf(view: CalendarView, date: string): DayRange {
  const start = mondayOf(view === 'month' ? firstOfMonth(date) : date);
  return { start, end: addDays(start, view === 'month' ? DAYS_OF_MONTH_VIEW - 1 : 6) };
}

/** The date that the arrow buttons lead to. */
export function stepped(view: CalendarView, date: string, step: 1 | -1): string {
  if (view !== 'month') return addDays(date, view === 'week' ? 7 * step : step);
  return step === 1 ? firstOfMonth(addDays(firstOfMonth(date), 31)) : firstOfMonth(addDays(firstOfMonth(date), -1));
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** `Aralık 2026` */
export const monthName = dateFormat({ month: 'long', year: 'numeric' });
/** `Pzt` */
export const shortWeekday = dateFormat({ weekday: 'short' });
/** `3 Aralık Perşembe` */
export const dayName = dateFormat({ day: 'numeric', month: 'long', weekday: 'long' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

/** What a view shows: `Aralık 2026`, `30 Kasım – 6 Aralık 2026` or `3 Aralık 2026, Perşembe`. */
export function titleOf(view: CalendarView, date: string): string {
  if (view === 'month') return monthName(date);
  if (view === 'day') return formatLongDate(date);
  const { start, end } = rangeOf('week', date);
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const from = sameMonth
    ? String(Number(start.slice(8)))
    : `${dayAndMonth(start)}${sameYear ? '' : ` ${start.slice(0, 4)}`}`;
  return `${from} – ${dayAndMonth(end)} ${end.slice(0, 4)}`;
}

/** Whether the view shows today. */
export function showsToday(view: CalendarView, date: string, now: string = today()): boolean {
  if (view === 'day') return date === now;
  if (view === 'month') return date.slice(0, 7) === now.slice(0, 7);
  const { start, end } = rangeOf(view, date);
  return start <= now && now <= end;
}
