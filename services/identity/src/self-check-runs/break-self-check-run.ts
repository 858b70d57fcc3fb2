import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { endOpenRun } from './change-open-run.ts';

/** Nobody goes on with a run. */
export const breakSelfCheckRun: InternalFunctions<'identity'>['breakSelfCheckRun'] = async (ctx, { id }) => {
  assertCan(ctx, 'self-check:write');
  await withTransaction((session) => endOpenRun(session, id, 'broken'));
  return {};
};
