import { dayOfWeek, fromInstant, holidayStartsAt, toTimeOfDay } from '@practice/contracts';
import type { Blockout } from '../blockouts/blockouts.ts';
import type { Holiday } from '../holidays/holidays.ts';
import { breakOf, hoursOf, type WorkingHour } from '../hours/working-hours.ts';

/** What a day is, in words for its summary. */
export type DaySummary = { hours: string; pause: string; closings: string[]; blockouts: string[] };

type Calendar = {
  hours: readonly WorkingHour[];
  holidays: readonly Holiday[];
  blockouts: readonly Blockout[];
};

/** Opening hours, break, holidays and blockouts of a date. */
export function summaryOf(date: string, { hours, holidays, blockouts: all }: Calendar): DaySummary {
  const hour = hours.find((one) => one.dayOfWeek === dayOfWeek(date));
  const closings = holidays.flatMap((holiday) => {
    const start = holiday.isActive ? holidayStartsAt({ ...holiday, startTime: holiday.startTime ?? null }, date) : null;
    if (start === null) return [];
    return [start === 0 ? holiday.title : `${holiday.title} (${toTimeOfDay(start)} sonrası)`];
  });
  const blockouts = all.flatMap((blockout) => (blockout.isActive ? timesOn(date, blockout) : []));
  if (!hour) return { hours: 'Tanımlanmamış', pause: '—', closings, blockouts };
  if (!hour.isActive) return { hours: 'Kapalı', pause: '—', closings, blockouts };
  return { hours: hoursOf(hour), pause: breakOf(hour) ?? 'Yok', closings, blockouts };
}

/** `09:00–12:30 Eğitim`: the part of a blockout that falls on a date, if any does. */
function timesOn(date: string, { title, startDateTime, endDateTime }: Blockout): string[] {
  const [from, to] = [fromInstant(new Date(startDateTime)), fromInstant(new Date(endDateTime))];
  const start = from.date < date ? '00:00' : toTimeOfDay(from.minute);
  const end = to.date > date ? '24:00' : toTimeOfDay(to.minute);
  return from.date > date || to.date < date || start === end ? [] : [`${start}–${end} ${title}`];
}
