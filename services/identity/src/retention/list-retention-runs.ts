import type { RetentionRun } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { RetentionRunModel, toRetentionRun } from './retention-run.model.ts';

const LISTED = 100;
/** Of most nights there is nothing to say. */
const noteworthy = {
  $or: [{ erasedCount: { $gt: 0 } }, { onHold: { $gt: 0 } }, { startedBy: { $ne: null } }, { problem: { $ne: null } }],
};

/** For admins, the newest first: the last run, and before it those in which records were erased or something else happened. */
export async function listRetentionRuns(ctx: ServiceContext): Promise<RetentionRun[]> {
  assertCan(ctx, 'privacy:read');
  const newestFirst = { createdAt: -1, _id: -1 } as const;
  const last = await RetentionRunModel.findOne().sort(newestFirst).lean();
  if (!last) return [];
  const others = await RetentionRunModel.find({ ...noteworthy, _id: { $ne: last._id } })
    .sort(newestFirst)
    .limit(LISTED - 1)
    .lean();
  return [last, ...others].map((run) => toRetentionRun(run));
}
