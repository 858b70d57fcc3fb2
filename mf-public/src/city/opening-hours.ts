import { dayNames } from '../office/day-names.ts';
import type { WorkingDay } from '../office/working-day.ts';

/** Days that follow one another with the same hours; 0 is Sunday. */
export type OpeningHours = { days: number[]; opens: string; closes: string };

/** When the practice is open, Monday first; days with the same hours together. */
export function openingHours(hours: readonly WorkingDay[]): OpeningHours[] {
  const groups: OpeningHours[] = [];
  const open = hours.filter((hour) => hour.isActive && dayNames[hour.dayOfWeek]);
  for (const { dayOfWeek, startTime, endTime } of open.sort((a, b) => fromMonday(a) - fromMonday(b))) {
    const last = groups.at(-1);
    const isNext = last && fromMonday({ dayOfWeek: last.days.at(-1) ?? 0 }) + 1 === fromMonday({ dayOfWeek });
    if (last && isNext && last.opens === startTime && last.closes === endTime) last.days.push(dayOfWeek);
    else groups.push({ days: [dayOfWeek], opens: startTime, closes: endTime });
  }
  return groups;
}

/** `Pazartesi – Cuma`, or the name of one day. */
export function daysText({ days }: OpeningHours): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => dayNames[day ?? 0] ?? '');
  return first === last ? (first ?? '') : `${first} – ${last}`;
}

function fromMonday({ dayOfWeek }: Pick<WorkingDay, 'dayOfWeek'>): number {
  return (dayOfWeek + 6) % 7;
}
