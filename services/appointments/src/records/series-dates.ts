import { addDays, type recurringPatterns, SERIES_LENGTH } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import { addMonths, format, parse } from 'date-fns';
import { loadDayRules } from '../schedule/day-rules.ts';

/**
 * The dates of a series after its first: up to `endDate`, at most 52 in all, 12 when no
 * end is given. A monthly series keeps the day of the month, or takes the month's last.
 */
export function occurrenceDates(
  first: string,
  pattern: (typeof recurringPatterns)[number],
  endDate: string | null,
): string[] {
  const max = endDate ? SERIES_LENGTH.max : SERIES_LENGTH.default;
  const dates: string[] = [];
  for (let count = 1; count < max; count++) {
    const date = nth(first, pattern, count);
    if (endDate && date > endDate) break;
    dates.push(date);
  }
  return dates;
}

function nth(first: string, pattern: (typeof recurringPatterns)[number], count: number): string {
  if (pattern === 'weekly') return addDays(first, 7 * count);
  if (pattern === 'biweekly') return addDays(first, 14 * count);
  return format(addMonths(parse(first, 'yyyy-MM-dd', new Date(0)), count), 'yyyy-MM-dd');
}

/**
 * Refuses a day of a series on which the practice is closed.
 * @throws DomainError SLOT_CLOSED
 */
export async function assertOpenDay(date: string): Promise<void> {
  const [rules] = await loadDayRules([date]);
  if (!rules?.hours || rules.isHoliday) throw new DomainError('SLOT_CLOSED');
}
