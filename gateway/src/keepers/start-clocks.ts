import { callService } from '@practice/service-kit';
import { askRegularly } from './ask-regularly.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const HALF_HOUR_MS = 30 * 60_000;

/** What services have to do when its time has come, whichever gateway asks first. */
export function startClocks(): { stop: () => Promise<void> }[] {
  return [
    askRegularly({
      ask: () => callService('identity', 'removeOldAuditEntries', {}),
      everyMs: HALF_HOUR_MS,
      otherwise: 'old entries of the audit log cannot be removed yet',
    }),
    askRegularly({
      ask: () => callService('identity', 'removeOldSecurityAlerts', {}),
      everyMs: HALF_HOUR_MS,
      otherwise: 'old security alerts cannot be removed yet',
    }),
    askRegularly({
      ask: () => callService('identity', 'announceDeadlines', {}),
      everyMs: FIVE_MINUTES_MS,
      otherwise: 'the ends of legal times cannot be announced yet',
    }),
    askRegularly({
      ask: () => callService('identity', 'planRetention', {}),
      everyMs: HALF_HOUR_MS,
      otherwise: 'the next run that erases old records cannot be planned yet',
    }),
    askRegularly({
      ask: () => callService('seo', 'keepSeoScores', {}),
      everyMs: HALF_HOUR_MS,
      otherwise: 'the scores of the pages cannot be kept yet',
    }),
    askRegularly({
      ask: () => callService('appointments', 'announceReminders', {}),
      everyMs: 20_000,
      otherwise: 'reminders cannot be announced yet',
    }),
  ];
}
