import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { changeOpenRun } from './change-open-run.ts';

/** Which check is being made; admins see it move. */
export const noteSelfCheckBegun: InternalFunctions<'identity'>['noteSelfCheckBegun'] = async (ctx, { id, key }) => {
  assertCan(ctx, 'self-check:write');
  await withTransaction((session) => changeOpenRun(session, id, { $set: { current: key } }));
  return {};
};
