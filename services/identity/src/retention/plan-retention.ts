import { APPLY_RETENTION_JOB, RETENTION_TIME, toInstant } from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { giveUpRun } from './give-up-run.ts';
import { nextRunDay } from './next-run-day.ts';

/**
 * Plans the run of the next night, once however many gateways ask for it; it stays planned over a restart, and is made late
 * when nothing ran that night.
 */
export const planRetention: InternalFunctions<'identity'>['planRetention'] = async (ctx) => {
  assertCan(ctx, 'retention:apply');
  await giveUpRun();
  const date = nextRunDay();
  await withTransaction((session) =>
    enqueueJob(session, {
      key: `${APPLY_RETENTION_JOB}:${date}`,
      kind: APPLY_RETENTION_JOB,
      payload: { date },
      runAt: toInstant(date, RETENTION_TIME),
    }),
  );
  return {};
};
