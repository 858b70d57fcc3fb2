import type { SelfCheckRun } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';
import { toRun } from './to-run.ts';

/** The runs of the self-checks that are kept, the newest first, for admins. */
export async function listSelfCheckRuns(ctx: ServiceContext): Promise<SelfCheckRun[]> {
  assertCan(ctx, 'system:read');
  const runs = await SelfCheckRunModel.find().sort({ startedAt: -1 }).lean<StoredSelfCheckRun[]>();
  return runs.map(toRun);
}
