import type { SystemHealth } from '@practice/contracts';
import {
  assertCan,
  countOpenJobs,
  eventsBehind,
  isDatabaseUp,
  type ServiceContext,
  serviceStates,
} from '@practice/service-kit';

export type MeasuredHealth = Omit<SystemHealth, 'details'>;

/** Whether the parts of the product run, and what they have still to do; for admins. */
export async function getSystemHealth(ctx: ServiceContext): Promise<MeasuredHealth> {
  assertCan(ctx, 'system:read');
  const [database, services, behind, open] = await Promise.all([
    isDatabaseUp(),
    serviceStates(),
    eventsBehind(),
    countOpenJobs(),
  ]);
  const jobs = { queued: 0, waiting: 0, running: 0, dead: 0 };
  for (const { state, count } of open) jobs[state] += count;
  return { database, services, eventsBehind: behind, jobs };
}
