import { addDays, type recurringPatterns, SERIES_LENGTH } from '@practice/contracts';
import { addMonths, format, parse } from 'date-fns';

type Pattern = (typeof recurringPatterns)[number];

/**
 * The dates of a series after its first: up to `endDate`, at most 52 in all, 12 when no
 * end is given. A monthly series keeps the day of the month, or takes the month's last.
 */
export function occurrenceDates(first: string, pattern: Pattern, endDate: string | null): string[] {
  const max = endDate ? SERIES_LENGTH.max : SERIES_LENGTH.default;
  const dates: string[] = [];
  for (let count = 1; count < max; count++) {
    const date = nth(first, pattern, count);
    if (endDate && date > endDate) break;
    dates.push(date);
  }
  return dates;
}

/** The date on which a series of so many appointments ends. */
export function lastOccurrenceDate(first: string, pattern: Pattern, count: number): string {
  return nth(first, pattern, count - 1);
}

function nth(first: string, pattern: Pattern, count: number): string {
  if (pattern === 'weekly') return addDays(first, 7 * count);
  if (pattern === 'biweekly') return addDays(first, 14 * count);
  return format(addMonths(parse(first, 'yyyy-MM-dd', new Date(0)), count), 'yyyy-MM-dd');
}
