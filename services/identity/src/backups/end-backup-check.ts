import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { endCheckWith } from './end-backup.ts';

export const endBackupCheck: InternalFunctions<'identity'>['endBackupCheck'] = async (ctx, { id, problem }) => {
  assertCan(ctx, 'backup:write');
  await withTransaction((session) => endCheckWith(session, id, problem));
  return {};
};
