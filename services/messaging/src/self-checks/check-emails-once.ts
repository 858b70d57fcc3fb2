import type { SelfCheckFault } from '@practice/contracts';
import { existingIds, inBatches, inTurn, inWindows, type Job, jobQueue, type SelfCheck } from '@practice/service-kit';
import { emailJobKinds } from '../email-jobs.ts';
import { messageIdOf } from '../emails/message-id.ts';
import { type OutgoingEmail, OutgoingEmailModel } from '../emails/outgoing-email.model.ts';

const DAY_MS = 86_400_000;
/** E-mails are kept for a year, jobs for 90 days after they are done. */
const EMAILS_SINCE_MS = 370 * DAY_MS;
const JOBS_SINCE_MS = 100 * DAY_MS;
/** What is being queued or sent right now is looked at next time. */
const UNDER_WAY_MS = 10 * 60_000;

/** E-mails of which an appointment has one, however often something about it changes. */
const once: readonly OutgoingEmail['kind'][] = ['request-received', 'practice-notification'];
const jobs = { collection: { collectionName: 'jobs' } };

type Window = { from: Date; to: Date };
type Email = Pick<OutgoingEmail, '_id' | 'kind' | 'appointmentId' | 'createdAt' | 'sentAt' | 'skipReason'>;

/** Whether no e-mail was sent twice, under one Message-ID or as one of which there is only one, and none was lost unsent. */
export const checkEmailsOnce: SelfCheck = inTurn(
  inWindows({ days: 30, range: () => since(EMAILS_SINCE_MS) }, lookAtEmails),
  inWindows({ days: 100, range: () => since(JOBS_SINCE_MS) }, lookAtJobs),
);

function since(ms: number): Window {
  return { from: new Date(Date.now() - ms), to: new Date() };
}

async function lookAtEmails({ from, to }: Window) {
  const ofWindow = await OutgoingEmailModel.find({ createdAt: { $gte: from, $lt: to } }, { appointmentId: 1 }).lean();
  const appointmentIds = [...new Set(ofWindow.map(({ appointmentId }) => appointmentId))];
  const faults: SelfCheckFault[] = [];
  for (const batch of await inBatches(appointmentIds)) {
    const emails = await OutgoingEmailModel.find(
      { appointmentId: { $in: batch } },
      { kind: 1, appointmentId: 1, createdAt: 1, sentAt: 1, skipReason: 1 },
    ).lean<Email[]>();
    faults.push(...duplicatesOf(emails), ...(await lostOf(emails)));
  }
  return { checked: ofWindow.length, faults };
}

function duplicatesOf(emails: Email[]): SelfCheckFault[] {
  const sent = emails.filter(({ sentAt }) => sentAt !== null);
  const nameOf = ({ _id, kind, appointmentId }: Email) =>
    once.includes(kind) ? `${kind}:${appointmentId}` : messageIdOf(_id, '');
  return repeated(sent, nameOf).map(([name, { appointmentId }]) => ({
    id: `twice:${name}`,
    sentence: 'Bir randevunun aynı e-postası iki kez gönderilmiş.',
    records: [{ place: 'appointment', recordId: appointmentId }],
  }));
}

/** Neither sent nor skipped, and there is no job that would send it. */
async function lostOf(emails: Email[]): Promise<SelfCheckFault[]> {
  const open = emails.filter(
    ({ createdAt, sentAt, skipReason }) =>
      sentAt === null && skipReason === null && Date.now() - createdAt.getTime() > UNDER_WAY_MS,
  );
  const keys = open.map(({ _id }) => _id);
  const queued = await existingIds(jobs, keys, { areTexts: true });
  const done = new Set(
    (
      await jobQueue()
        .find({ _id: { $in: keys }, state: 'done' }, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => _id),
  );
  return open
    .filter(({ _id }) => !queued.has(_id) || done.has(_id))
    .map(({ _id, appointmentId }) => ({
      id: `lost:${_id}`,
      sentence: 'Bir randevunun e-postası gönderilmeden sıradan çıkmış.',
      records: [{ place: 'appointment', recordId: appointmentId }],
    }));
}

/** Those about messages and users are known by their jobs alone. */
async function lookAtJobs({ from, to }: Window) {
  const sent = await jobQueue()
    .find(
      { kind: { $in: emailJobKinds() }, createdAt: { $gte: from, $lt: to }, state: 'done', reason: null },
      { projection: { _id: 1 } },
    )
    .toArray();
  const faults = repeated(sent as Pick<Job, '_id'>[], ({ _id }) => messageIdOf(_id, '')).map(
    ([name]): SelfCheckFault => ({
      id: `twice:${name}`,
      sentence: 'Aynı kimlikle iki e-posta gönderilmiş.',
      records: [{ place: 'email', recordId: '' }],
    }),
  );
  return { checked: sent.length, faults };
}

/** The names that several have, each with one of them. */
function repeated<T>(all: readonly T[], nameOf: (one: T) => string): [string, T][] {
  const seen = new Map<string, { first: T; count: number }>();
  for (const one of all) {
    const name = nameOf(one);
    seen.set(name, { first: one, count: (seen.get(name)?.count ?? 0) + 1 });
  }
  return [...seen].filter(([, { count }]) => count > 1).map(([name, { first }]) => [name, first]);
}
