import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { BackupModel } from './backup.model.ts';

/** When the newest backup was made that passed its check; null without one. */
export const findNewestVerifiedBackup: InternalFunctions<'identity'>['findNewestVerifiedBackup'] = async (ctx) => {
  assertCan(ctx, 'backup:read');
  const [newest] = await BackupModel.find({ state: 'verified' }).sort({ createdAt: -1 }).limit(1).lean();
  return { createdAt: newest ? newest.createdAt.toISOString() : null };
};
