import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { RetentionRunModel, toRetentionRun } from './retention-run.model.ts';

export const getRetentionRun: InternalFunctions<'identity'>['getRetentionRun'] = async (ctx, { id }) => {
  assertCan(ctx, 'privacy:read');
  const run = await RetentionRunModel.findById(id).lean();
  return run && toRetentionRun(run);
};
