import { toMinutes } from '@practice/contracts';
import { dayNames } from '../office/day-names.ts';
import type { WorkingDay } from '../office/working-day.ts';

/** Whether the practice is open, and a sentence with the next change. */
export type OpenState = { isOpen: boolean; text: string };

const WEEK = 7;

type Moment = {
  /** The weekday, and the minute of it, both of Istanbul. */
  day: number;
  minute: number;
  /** Whether the day so many days ahead is a holiday, 0 for today. */
  isHoliday: (daysAhead: number) => boolean;
  /** `HH:mm` when a holiday begins in the course of that day. */
  holidayStartsAt?: (daysAhead: number) => string | null | undefined;
};

/** Whether the practice is open at a moment. Undefined when no hours are known, or a whole week is closed. */
export function openStateAt(days: readonly WorkingDay[], { day, minute, ...holidays }: Moment): OpenState | undefined {
  const hoursOn = (ahead: number) => {
    const hours = days.find(({ isActive, dayOfWeek }) => isActive && dayOfWeek === (day + ahead) % WEEK);
    return hours && !holidays.isHoliday(ahead) ? hoursUntil(hours, holidays.holidayStartsAt?.(ahead)) : undefined;
  };
  const today = hoursOn(0);
  if (today) {
    if (minute < toMinutes(today.startTime)) return closed(`kapalı, açılış bugün ${today.startTime}`);
    const { breakStartTime: from, breakEndTime: to } = today;
    if (from && to && minute >= toMinutes(from) && minute < toMinutes(to)) return closed(`mola, açılış ${to}`);
    if (minute < toMinutes(today.endTime)) {
      const end = from && minute < toMinutes(from) ? from : today.endTime;
      return { isOpen: true, text: `Şu an açık, kapanış ${end}` };
    }
  }
  for (let ahead = 1; ahead <= WEEK; ahead++) {
    const next = hoursOn(ahead);
    const name = ahead === 1 ? 'yarın' : dayNames[(day + ahead) % WEEK];
    if (next) return closed(`kapalı, açılış ${name} ${next.startTime}`);
  }
  return undefined;
}

/** The hours of a day that a holiday ends at a time; undefined when nothing is left of them. */
function hoursUntil(hours: WorkingDay, time: string | null | undefined): WorkingDay | undefined {
  if (!time || time >= hours.endTime) return hours;
  if (time <= hours.startTime) return undefined;
  const { breakStartTime: from, breakEndTime: to } = hours;
  if (from && to && to < time) return { ...hours, endTime: time };
  return { ...hours, endTime: from && from < time ? from : time, breakStartTime: null, breakEndTime: null };
}

function closed(next: string): OpenState {
  return { isOpen: false, text: `Şu an ${next}` };
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
