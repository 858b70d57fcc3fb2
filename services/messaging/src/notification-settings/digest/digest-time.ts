import {
  addDays,
  endOfQuiet,
  isQuiet,
  type NotificationDigest,
  type NotificationRecord,
  type NotificationSettings,
  today,
  toInstant,
} from '@practice/contracts';

const HOUR_MS = 3_600_000;
const DAILY_AT = '08:00';

/**
 * When the e-mail with a new notification is due: at once, at the next full hour or at eight in the morning, and after the
 * quiet hours unless it is urgent.
 */
export function digestTime(
  { emailDigest, quietHours }: Pick<NotificationSettings, 'emailDigest' | 'quietHours'>,
  { priority }: Pick<NotificationRecord, 'priority'>,
  now: Date,
): Date {
  const due = next[emailDigest](now);
  return priority !== 'urgent' && isQuiet(quietHours, due) ? endOfQuiet(quietHours, due) : due;
}

const next: Record<NotificationDigest, (now: Date) => Date> = {
  instant: (now) => now,
  hourly: (now) => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS),
  daily: (now) => {
    const morning = toInstant(today(now), DAILY_AT);
    return morning > now ? morning : toInstant(addDays(today(now), 1), DAILY_AT);
  },
};
