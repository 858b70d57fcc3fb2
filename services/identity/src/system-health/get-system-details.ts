import { isEmailJob, jobKinds, type ServiceState, type StalledJobs, type SystemDetails } from '@practice/contracts';
import {
  appliedMigrations,
  assertCan,
  eventsBehindByService,
  isDiskFull,
  jobQueue,
  listStalledJobs,
  productVersion,
  readDatabaseState,
  type ServiceContext,
} from '@practice/service-kit';
import { getBackupsState } from '../backups/get-backups-state.ts';
import { emailState } from './email-state.ts';
import { findProblems } from './find-problems.ts';
import { listGateways } from './gateway.model.ts';

const LATE_MS = 10 * 60_000;

/** How each part of the product is, and what is wrong with it; for admins. `services` as they were found just now. */
export async function getSystemDetails(ctx: ServiceContext, services: ServiceState[]): Promise<SystemDetails> {
  assertCan(ctx, 'system:read');
  // Alone: what is asked at the same time would be measured with it.
  const databaseState = await readDatabaseState();
  const [consumers, stalledJobs, lateJobs, emails, { frequency, ...backups }, gateways, applied] = await Promise.all([
    eventsBehindByService(),
    stalled(),
    jobQueue().countDocuments({ state: 'queued', runAt: { $lt: new Date(Date.now() - LATE_MS) } }),
    emailState(),
    getBackupsState(ctx, {}),
    listGateways(),
    appliedMigrations(),
  ]);
  const { count, last, since } = applied;
  const measured = {
    measuredAt: new Date().toISOString(),
    version: productVersion(),
    nodeVersion: process.version,
    databaseState,
    consumers,
    stalledJobs,
    lateJobs,
    emails,
    backups,
    gateways,
    migrations: { applied: count, last: last?._id ?? null, lastAt: last?.at.toISOString() ?? null },
  };
  return {
    ...measured,
    problems: findProblems({ ...measured, services, frequency, since, isDiskFull: await isDiskFull() }),
  };
}

async function stalled(): Promise<StalledJobs[]> {
  return (await listStalledJobs()).map(({ oldestAt, ...jobs }) => ({
    ...jobs,
    label: jobKinds[jobs.kind]?.label ?? jobs.kind,
    oldestAt: oldestAt.toISOString(),
    canRetry: jobs.state === 'dead' && !isEmailJob(jobs.kind),
  }));
}
