import { breachClock, z } from '@practice/contracts';
import { shownRecords } from '@practice/ui/records';
import type { DataBreach } from './data-breaches.ts';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  state: z.enum(['all', 'open', 'urgent', 'overdue', 'closed']).default('all'),
});

export type ListValues = z.output<typeof listParams>;

/** Whether a breach counts as `state`: a draft, and what is urgent or overdue, is open too. */
export function isIn(state: ListValues['state'], breach: DataBreach, now: Date): boolean {
  if (state === 'all') return true;
  if (state === 'open') return breach.state !== 'closed';
  return state === 'closed' ? breach.state === 'closed' : breachClock(breach, now).state === state;
}

/** The breaches that the address asks for. */
export function shownBreaches(rows: readonly DataBreach[], { q, state }: ListValues, now: Date): DataBreach[] {
  return shownRecords(rows, {
    search: q,
    text: ({ title, description, noticedBy, measures }) => [title, description, noticedBy, measures],
    accepts: (breach) => isIn(state, breach, now),
  });
}
