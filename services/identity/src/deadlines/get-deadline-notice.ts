import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { DeadlineNoticeModel, noticeId } from './deadline-notice.model.ts';
import { findDeadline } from './find-deadlines.ts';

/** What a notice is about. Null when it holds no more: what was to be done is done, or its end is another or nearer by now. */
export const getDeadlineNotice: InternalFunctions<'identity'>['getDeadlineNotice'] = async (ctx, { id }) => {
  assertCan(ctx, 'privacy:read');
  const notice = await DeadlineNoticeModel.findById(id).lean();
  const current = notice && (await findDeadline(notice, new Date()));
  return current && noticeId(current) === id ? current : null;
};
