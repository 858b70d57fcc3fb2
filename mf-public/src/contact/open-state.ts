import { toMinutes } from '@practice/contracts';
import { dayNames } from '../office/day-names.ts';
import type { WorkingDay } from '../office/working-day.ts';

/** Whether the practice is open, and a sentence with the next change. */
export type OpenState = { isOpen: boolean; text: string };

const WEEK = 7;

/**
 * Whether the practice is open at a minute of a weekday (both of Istanbul). `isHoliday` says it of the day so many days
 * ahead, 0 for today. Undefined when no hours are known, or a whole week is closed.
 */
export function openStateAt(
  days: readonly WorkingDay[],
  { day, minute, isHoliday }: { day: number; minute: number; isHoliday: (daysAhead: number) => boolean },
): OpenState | undefined {
  const active = days.filter(({ isActive }) => isActive);
  if (active.length === 0) return undefined;
  const today = isHoliday(0) ? undefined : active.find(({ dayOfWeek }) => dayOfWeek === day);
  if (today) {
    if (minute < toMinutes(today.startTime)) return closed(`bugün ${today.startTime} itibarıyla açık`);
    const { breakStartTime: from, breakEndTime: to } = today;
    if (from && to && minute >= toMinutes(from) && minute < toMinutes(to)) return closed(`mola; ${to} itibarıyla açık`);
    if (minute < toMinutes(today.endTime)) {
      const end = from && minute < toMinutes(from) ? from : today.endTime;
      return { isOpen: true, text: `Şu an açık, ${end} itibarıyla kapalı` };
    }
  }
  for (let ahead = 1; ahead <= WEEK; ahead++) {
    const next = isHoliday(ahead) ? undefined : active.find(({ dayOfWeek }) => dayOfWeek === (day + ahead) % WEEK);
    const name = ahead === 1 ? 'yarın' : dayNames[(day + ahead) % WEEK];
    if (next) return closed(`${name} ${next.startTime} itibarıyla açık`);
  }
  return undefined;
}

function closed(next: string): OpenState {
  return { isOpen: false, text: `Şu an kapalı, ${next}` };
}

/** The week from Monday on, in lines for people: `09:00 – 18:00 (12:00 – 13:00 arası mola)`, `Kapalı`. */
export function weekOf(days: readonly WorkingDay[]): { name: string; hours: string }[] {
  if (!days.some(({ isActive }) => isActive)) return [];
  return [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const found = days.find(({ dayOfWeek, isActive }) => isActive && dayOfWeek === day);
    return { name: dayNames[day] ?? '', hours: found ? hoursOf(found) : 'Kapalı' };
  });
}

function hoursOf({ startTime, endTime, breakStartTime, breakEndTime }: WorkingDay): string {
  const pause = breakStartTime && breakEndTime ? ` (${breakStartTime} – ${breakEndTime} arası mola)` : '';
  return `${startTime} – ${endTime}${pause}`;
}
