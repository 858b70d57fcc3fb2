import { today } from '@practice/contracts';

type Period = { startDateTime: string | Date; endDateTime: string | Date };

/** Whether a date has a part of a period. */
export function isDayOf({ startDateTime, endDateTime }: Period, date: string): boolean {
  return today(new Date(startDateTime)) <= date && date <= today(new Date(endDateTime));
}
