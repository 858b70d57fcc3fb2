import {
  addDays,
  minutesNow,
  RUN_SELF_CHECKS_JOB,
  SELF_CHECK_TIME,
  today,
  toInstant,
  toMinutes,
} from '@practice/contracts';
import { assertCan, enqueueJob, type InternalFunctions, jobQueue, withTransaction } from '@practice/service-kit';
import { endOpenRun } from './change-open-run.ts';
import { OPEN, SelfCheckRunModel } from './self-check-run.model.ts';

/**
 * Plans the next nightly run, once however many gateways ask for it; it stays planned over a restart, and is made late when
 * nothing ran that night. Gives up a run that no job works on any more, which would be in the way of all others.
 */
export const planSelfChecks: InternalFunctions<'identity'>['planSelfChecks'] = async (ctx) => {
  assertCan(ctx, 'self-check:write');
  await giveUpRun();
  const date = minutesNow() < toMinutes(SELF_CHECK_TIME) ? today() : addDays(today(), 1);
  await withTransaction((session) =>
    enqueueJob(session, {
      key: keyOf(date),
      kind: RUN_SELF_CHECKS_JOB,
      payload: { date },
      runAt: toInstant(date, SELF_CHECK_TIME),
    }),
  );
  return {};
};

async function giveUpRun(): Promise<void> {
  const run = await SelfCheckRunModel.findOne({ openKey: OPEN }).lean();
  if (!run) return;
  const id = String(run._id);
  const job = await jobQueue().findOne({ _id: keyOf(run.date ?? id) });
  if (job && job.state !== 'done' && job.state !== 'dead') return;
  await withTransaction((session) => endOpenRun(session, id, 'broken'));
}

function keyOf(run: string): string {
  return `${RUN_SELF_CHECKS_JOB}:${run}`;
}
