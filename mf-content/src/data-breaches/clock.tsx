import { type BreachClock, breachClock } from '@practice/contracts';
import { Badge, type BadgeTone } from '@practice/ui';
import { useNow } from '@practice/ui/back-office';
import type { DataBreach } from './data-breaches.ts';

const tones: Record<BreachClock['state'], BadgeTone> = {
  running: 'neutral',
  urgent: 'pending',
  overdue: 'cancelled',
  notified: 'confirmed',
  notifiedLate: 'pending',
  notNotified: 'neutral',
};

/** Where a breach stands against its 72 hours, new each minute. */
export function Clock({ breach }: { breach: DataBreach }) {
  const { state, words } = breachClock(breach, useNow());
  return <Badge tone={tones[state]}>{words}</Badge>;
}
