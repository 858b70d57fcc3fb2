import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { SelfCheckRunModel, type StoredSelfCheckRun } from './self-check-run.model.ts';
import { toReport } from './to-run.ts';

/** A run with everything that it found; null when it is kept no longer. */
export const readSelfCheckReport: InternalFunctions<'identity'>['readSelfCheckReport'] = async (ctx, { id }) => {
  assertCan(ctx, 'system:read');
  const run = await SelfCheckRunModel.findById(id).lean<StoredSelfCheckRun>();
  return run && toReport(run);
};
