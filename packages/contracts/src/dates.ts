import { TZDateMini } from '@date-fns/tz';
// Only the small functions: `format` and `parse` add a locale and every pattern to each page with a form.
import { addDays as addDaysTo, differenceInYears, lightFormat, parseISO } from 'date-fns';

/** The practice's time zone, in which all dates and times of day are meant, whatever the server's zone. */
const PRACTICE_TIME_ZONE = 'Europe/Istanbul';

const MINUTE = 60_000;
let known = { minute: Number.NaN, date: '' };

/** Today's date at the practice, `yyyy-MM-dd`; worked out once a minute, as it costs as much as a hundredth of a page. */
export function today(now: Date = new Date()): string {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (minute !== known.minute) {
    known = { minute, date: lightFormat(new TZDateMini(now, PRACTICE_TIME_ZONE), 'yyyy-MM-dd') };
  }
  return known.date;
}

/** Minutes since midnight at the practice, 0 to 1439. */
export function minutesNow(now: Date = new Date()): number {
  const local = new TZDateMini(now, PRACTICE_TIME_ZONE);
  return local.getHours() * 60 + local.getMinutes();
}

/** The instant of a date and a time of day at the practice. */
export function toInstant(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, hours, minutes, PRACTICE_TIME_ZONE).getTime());
}

/** The date and the minute of the day at the practice of an instant. */
export function fromInstant(instant: Date): { date: string; minute: number } {
  return { date: today(instant), minute: minutesNow(instant) };
}

/** `HH:mm` to minutes since midnight. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight to `HH:mm`; 1440 gives `24:00`. */
export function toTimeOfDay(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** A date so many days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return lightFormat(addDaysTo(parseISO(date), days), 'yyyy-MM-dd');
}

/** Every date from `from` to `to`, both included. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  // The day after 9999-12-31 has five digits of a year, and stands before it as a text.
  for (let date = from; date <= to && date.length === to.length; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Day of the week of a date: 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: string): number {
  return parseISO(date).getDay();
}

/** Full years between a birth date and a day (today when not given). */
export function ageInYears(birthDate: string, on: string = today()): number {
  const at = (value: string) => parseISO(value);
  return differenceInYears(at(on), at(birthDate));
}
