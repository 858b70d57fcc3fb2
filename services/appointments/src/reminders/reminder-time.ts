import { addDays, endOfQuiet, isQuiet, type ReminderRules, today, toInstant } from '@practice/contracts';

const HOUR_MS = 3_600_000;
const LATEST_MS = 6 * HOUR_MS;

/** From when to when a reminder may go; it goes as early as it can. */
export type ReminderTime = { from: Date; until: Date };

/**
 * When the reminder so many hours before an appointment may go. One that would come in the quiet hours goes when they are
 * over or, where that is less than an hour before the appointment, an hour before they begin. What could not go for a
 * quarter of its hours, at least one and at most six, is too late: it does not go any more.
 */
export function reminderTime(
  startsAt: Date,
  leadHours: number,
  quietHours: ReminderRules['quietHours'],
): ReminderTime | null {
  const from = outsideQuiet(new Date(startsAt.getTime() - leadHours * HOUR_MS), startsAt, quietHours);
  const grace = Math.min(Math.max((leadHours * HOUR_MS) / 4, HOUR_MS), LATEST_MS);
  const late = new Date(from.getTime() + grace);
  // Where quiet hours come between, there is an hour after them.
  const until = isQuiet(quietHours, late) ? new Date(endOfQuiet(quietHours, late).getTime() + HOUR_MS) : late;
  return from < startsAt ? { from, until: until < startsAt ? until : startsAt } : null;
}

function outsideQuiet(time: Date, startsAt: Date, quietHours: ReminderRules['quietHours']): Date {
  if (!isQuiet(quietHours, time)) return time;
  const after = endOfQuiet(quietHours, time);
  if (after.getTime() <= startsAt.getTime() - HOUR_MS) return after;
  return new Date(startOfQuiet(quietHours, time).getTime() - HOUR_MS);
}

/** When the quiet hours in which an instant lies have begun. */
function startOfQuiet({ start }: ReminderRules['quietHours'], now: Date): Date {
  const date = today(now);
  const thatDay = toInstant(date, start);
  return thatDay <= now ? thatDay : toInstant(addDays(date, -1), start);
}
