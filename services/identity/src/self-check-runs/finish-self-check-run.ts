import { SELF_CHECK_RUNS_KEPT } from '@practice/contracts';
import { assertCan, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { endOpenRun } from './change-open-run.ts';
import { SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';

/** All checks of a run were made. Admins are alerted of faults that are new; the oldest runs go. */
export const finishSelfCheckRun: InternalFunctions<'identity'>['finishSelfCheckRun'] = async (ctx, { id }) => {
  assertCan(ctx, 'self-check:write');
  await withTransaction(async (session) => {
    const run = await SelfCheckRunModel.findById(id, null, { session }).lean<StoredSelfCheckRun>();
    if (!run || !(await endOpenRun(session, id, 'finished'))) return;
    if (run.outcomes.some(({ newIds }) => newIds.length > 0)) emit(session, 'self-check.faults-found', { id });
  });
  const runs = await SelfCheckRunModel.find({}, { _id: 1 }).sort({ startedAt: -1 }).lean();
  const old = runs.slice(SELF_CHECK_RUNS_KEPT).map(({ _id }) => _id);
  if (old.length > 0) await SelfCheckRunModel.deleteMany({ _id: { $in: old } });
  return {};
};
