import type { DeadlineNotice } from '@practice/contracts';
import { assertCan, emit, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { DeadlineNoticeModel, noticeId } from './deadline-notice.model.ts';
import { findDeadline, findDeadlines } from './find-deadlines.ts';

/**
 * Announces the ends that are near or over. The notice of each is kept with its event, under an id of record, end and stage:
 * so it is announced once, whoever asks and how often, and anew when the end is another. Of several stages that have passed
 * the last alone is announced.
 */
export const announceDeadlines: InternalFunctions<'identity'>['announceDeadlines'] = async (ctx) => {
  assertCan(ctx, 'privacy:announce');
  const now = new Date();
  const near = await findDeadlines(now);
  const known = await DeadlineNoticeModel.find({ _id: { $in: near.map(noticeId) } }, { _id: 1 }).lean();
  const ids = new Set(known.map(({ _id }) => _id));
  let announced = 0;
  for (const notice of near) if (!ids.has(noticeId(notice)) && (await announce(notice, now))) announced += 1;
  return { announced };
};

/** False when it was announced, closed or given another end meanwhile. */
async function announce(notice: DeadlineNotice, now: Date): Promise<boolean> {
  const id = noticeId(notice);
  try {
    return await withTransaction(async (session) => {
      const current = await findDeadline(notice, now, session);
      if (!current || noticeId(current) !== id) return false;
      await DeadlineNoticeModel.create([{ _id: id, ...current, at: now }], { session });
      emit(session, 'deadline.announced', { id });
      return true;
    });
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
