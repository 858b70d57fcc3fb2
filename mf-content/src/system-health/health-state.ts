import type { SystemPart } from '@practice/contracts';
import type { StatusTone } from '@practice/ui/admin';
import type { Details } from './use-system-health.ts';

export type HealthProblem = Details['problems'][number];
export type HealthState = 'healthy' | 'attention' | 'failing';

/** How a part is, or the product as a whole, by what is wrong with it. */
export function stateOf(problems: readonly HealthProblem[], parts?: readonly SystemPart[]): HealthState {
  const own = parts ? problems.filter(({ part }) => parts.includes(part)) : problems;
  if (own.some(({ isFailure }) => isFailure)) return 'failing';
  return own.length > 0 ? 'attention' : 'healthy';
}

/** Each state in words, with its icon and tone. */
export const stateLooks: Record<HealthState, { label: string; icon: string; tone: StatusTone }> = {
  healthy: { label: 'Çalışıyor', icon: 'check', tone: 'confirmed' },
  attention: { label: 'Dikkat', icon: 'warning', tone: 'pending' },
  failing: { label: 'Çalışmıyor', icon: 'warning', tone: 'cancelled' },
};
