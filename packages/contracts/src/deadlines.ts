import { BREACH_URGENT_HOURS, breachNotifyBy } from './data-breaches.ts';
import { DATA_REQUEST_URGENT_DAYS, dataRequestDaysLeft } from './data-requests.ts';
import { today } from './dates.ts';
import { z } from './zod-setup.ts';

/** What the law sets an end to: the answer to a request, and the notice of a breach. */
export const deadlineKinds = ['data-request', 'data-breach'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** When admins are told of one, each of them once: so long before, and when it is over. */
export const deadlineStages = ['sevenDays', 'twoDays', 'oneDay', 'over'] as const;
export type DeadlineStage = (typeof deadlineStages)[number];

/** What admins are told of: a record by its kind and id, and how near its end is. */
export const deadlineNotice = z.object({
  kind: z.enum(deadlineKinds),
  recordId: z.string(),
  stage: z.enum(deadlineStages),
  due: z.string().meta({ description: 'The last day of a request; the last moment of the notice of a breach.' }),
});
export type DeadlineNotice = z.infer<typeof deadlineNotice>;

const LAST_DAYS = 2;
const HOUR_MS = 3_600_000;

/** How near the last day of a request is; null while it is further away. */
export function dataRequestStage(dueOn: string, now: Date = new Date()): DeadlineStage | null {
  const days = dataRequestDaysLeft(dueOn, today(now));
  if (days < 0) return 'over';
  if (days <= LAST_DAYS) return 'twoDays';
  return days <= DATA_REQUEST_URGENT_DAYS ? 'sevenDays' : null;
}

/** How near the end of the time for the notice of a breach is; null while it is further away. */
export function dataBreachStage(noticedAt: string | Date, now: Date = new Date()): DeadlineStage | null {
  const left = breachNotifyBy(noticedAt).getTime() - now.getTime();
  if (left <= 0) return 'over';
  return left <= BREACH_URGENT_HOURS * HOUR_MS ? 'oneDay' : null;
}
