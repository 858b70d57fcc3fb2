import type { BreachState, DataBreachRecord } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';

type Closing = Partial<Pick<DataBreachRecord, 'closedBy' | 'closedAt'>>;

/** Who closed a breach, and when; one that is opened again was closed by nobody. Nothing when it is as closed as before. */
export function closingOf(ctx: ServiceContext, before: BreachState, after: BreachState): Closing {
  if ((before === 'closed') === (after === 'closed')) return {};
  return after === 'closed'
    ? { closedBy: ctx.actor.username, closedAt: new Date().toISOString() }
    : { closedBy: null, closedAt: null };
}
