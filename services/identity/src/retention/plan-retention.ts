import { APPLY_RETENTION_JOB, RETENTION_TIME, toInstant } from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, jobQueue, withTransaction } from '@practice/service-kit';
import { nextRunDay } from './next-run-day.ts';
import { endRun, jobKeyOf } from './open-run.ts';
import { OPEN, RetentionRunModel } from './retention-run.model.ts';

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

/** Ends a run that no job works on any more, as after a restore: it would be in the way of all others. */
async function giveUpRun(): Promise<void> {
  const run = await RetentionRunModel.findOne({ openKey: OPEN }).lean();
  if (!run) return;
  const job = await jobQueue().findOne({
    _id: jobKeyOf(run),
    state: { $in: ['queued', 'waiting', 'running'] },
  });
  if (job) return;
  await withTransaction((session) =>
    endRun(session, String(run._id), { state: 'failed', problem: 'İşlem yarıda kaldı.' }),
  );
}
