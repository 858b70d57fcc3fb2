import { dayOfWeek, holidayStartsAt, toTimeOfDay } from '@practice/contracts';
import type { Holiday } from '../holidays/holidays.ts';
import { breakOf, hoursOf, type WorkingHour } from '../hours/working-hours.ts';

/** What a day is, in words for its summary. */
export type DaySummary = { hours: string; pause: string; closings: string[] };

/** Opening hours, break and holidays of a date. */
export function summaryOf(
  date: string,
  { hours, holidays }: { hours: readonly WorkingHour[]; holidays: readonly Holiday[] },
): DaySummary {
  const hour = hours.find((one) => one.dayOfWeek === dayOfWeek(date));
  const closings = holidays.flatMap((holiday) => {
    const start = holiday.isActive ? holidayStartsAt({ ...holiday, startTime: holiday.startTime ?? null }, date) : null;
    if (start === null) return [];
    return [start === 0 ? holiday.title : `${holiday.title} (${toTimeOfDay(start)} sonrası)`];
  });
  if (!hour) return { hours: 'Tanımlanmamış', pause: '—', closings };
  if (!hour.isActive) return { hours: 'Kapalı', pause: '—', closings };
  return { hours: hoursOf(hour), pause: breakOf(hour) ?? 'Yok', closings };
}
