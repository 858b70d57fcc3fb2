import { assertCan, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { failWith } from './end-backup.ts';

export const failBackup: InternalFunctions<'identity'>['failBackup'] = async (ctx, { id, problem }) => {
  assertCan(ctx, 'backup:write');
  await withTransaction((session) => failWith(session, id, problem));
  return {};
};
