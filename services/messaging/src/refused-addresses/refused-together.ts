import { type ClientSession, emit, type Job, jobQueue, keyedHash, withTransaction } from '@practice/service-kit';
import { failedEmailKey } from '../emails/notify-of-failed-email.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { MAIL_HEALTH_ID, MailHealthModel } from '../mail-state/mail-health.model.ts';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import type { MailWait } from '../smtp/deliver.ts';
import type { RecipientRefusal } from '../smtp/recipient-refusal.ts';
import { forgetRefusals } from './forget-refusals.ts';
import { RefusedAddressModel } from './refused-address.model.ts';

const TOGETHER_MS = 10 * 60_000;
const KEPT_REFUSALS = 50;

/** Keeps refusals for comparison, and gives the jobs whose recipients were refused in the same words just before. */
export async function findRefusedTogether(job: string, refused: readonly RecipientRefusal[]): Promise<string[]> {
  const at = new Date();
  const now = refused.map(({ address, answer }) => ({
    ...{ answer: keyedHash(answer), recipient: keyedHash(address.toLowerCase()), job, at },
  }));
  const before = await MailHealthModel.findOneAndUpdate(
    { _id: MAIL_HEALTH_ID },
    { $push: { refusals: { $each: now, $slice: -KEPT_REFUSALS } } },
    { upsert: true },
  ).lean();
  const recent = (before?.refusals ?? []).filter((each) => at.getTime() - each.at.getTime() < TOGETHER_MS);
  const together = recent.filter((one) =>
    now.some(({ answer, recipient }) => one.answer === answer && one.recipient !== recipient),
  );
  return [...new Set(together.map((each) => each.job))];
}

/** Takes back what was believed of the recipients of e-mails: their addresses are not marked, and the e-mails wait. */
export async function waitInstead(
  keys: readonly string[],
  { waitMs, reason }: MailWait,
  { trace }: Pick<Job, 'trace'>,
): Promise<void> {
  const jobs = await jobQueue()
    .find({ _id: { $in: [...keys] } })
    .toArray();
  const markIds = jobs.flatMap(({ payload }) => (payload as { refusedAddressId?: string }).refusedAddressId ?? []);
  const marks = await RefusedAddressModel.find({ _id: { $in: markIds }, markedBy: null }).lean();
  const ofMarks = { 'payload.refusedAddressId': { $in: marks.map(({ _id }) => String(_id)) } };
  await withTransaction(
    async (session: ClientSession) => {
      await forgetRefusals(session, marks);
      const again = await jobQueue().find(ofMarks, { session }).toArray();
      const ids = again.map(({ _id }) => _id);
      const waiting = { state: 'waiting' as const, runAt: new Date(Date.now() + waitMs), reason, doneAt: null };
      const change = { $set: waiting, $unset: { 'payload.refusedAddressId': '' as const } };
      await jobQueue().updateMany({ _id: { $in: ids } }, change, { session });
      await OutgoingEmailModel.updateMany({ _id: { $in: ids } }, { $set: { skipReason: null } }, { session });
      for (const { _id, payload } of again) {
        await removeNotifications(session, { key: failedEmailKey(_id) });
        const { appointmentId } = payload as { appointmentId?: string };
        if (appointmentId) emit(session, 'email.changed', { appointmentId });
      }
    },
    { trace },
  );
}
