import { fromInstant, toTimeOfDay } from '@practice/contracts';

/** `yyyy-MM-dd` as `dd.MM.yyyy`. */
export function formatDay(date: string): string {
  return date.split('-').reverse().join('.');
}

/** An instant at the practice, as `dd.MM.yyyy HH:mm`. */
export function formatInstant(instant: Date | string): string {
  const { date, minute } = fromInstant(new Date(instant));
  return `${formatDay(date)} ${toTimeOfDay(minute)}`;
}
