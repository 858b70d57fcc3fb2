import { addDays, minutesNow, RETENTION_TIME, today, toMinutes } from '@practice/contracts';

/** The day at the practice whose night has the next run: today until it has begun. */
export function nextRunDay(): string {
  return minutesNow() < toMinutes(RETENTION_TIME) ? today() : addDays(today(), 1);
}
