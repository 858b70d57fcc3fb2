import { APPLY_RETENTION_JOB, jobKinds, type SelfCheckFault } from '@practice/contracts';
import { atOnce, existingIds, type Job, jobQueue, openJobs, type SelfCheck } from '@practice/service-kit';
import { SEND_CONTACT_EMAIL } from '../contact-messages/queue-contact-emails.ts';
import { SEND_CONTACT_REPLY } from '../contact-messages/replies/contact-reply.model.ts';
import { failedReplyKey } from '../contact-messages/replies/notify-of-failed-reply.ts';
import { describeEmailJob, emailJobs } from '../email-jobs.ts';
import { failedEmailKey } from '../emails/notify-of-failed-email.ts';
import { SEND_EMAIL } from '../emails/queue-emails.ts';
import { NOTIFICATION_KEPT_DAYS, NotificationModel } from '../notifications/notification.model.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OVERDUE_MS = 60 * MINUTE_MS;
const ABANDONED_MS = 10 * MINUTE_MS;
const UNEXPLAINED_MS = 2 * DAY_MS;

type OpenJob = Pick<
  Job,
  '_id' | 'kind' | 'state' | 'runAt' | 'leaseUntil' | 'reason' | 'createdAt' | 'attempts' | 'payload'
>;

/** Whether some job is forgotten, was left half done, waits without a reason, or was given up without anybody's notice. */
export const checkOpenJobs: SelfCheck = atOnce(async () => {
  const open = await jobQueue()
    .find(openJobs, {
      projection: { kind: 1, state: 1, runAt: 1, leaseUntil: 1, reason: 1, createdAt: 1, attempts: 1, payload: 1 },
    })
    .toArray();
  const atWork = await kindsAtWork(open);
  const noticed = await noticedFailures(open);
  const faults = open.flatMap((job): SelfCheckFault[] => {
    const problem = problemOf(job, { atWork, noticed });
    if (!problem) return [];
    return [{ id: `${problem.id}:${job._id}`, sentence: `${nameOf(job)} ${problem.words}.`, records: placeOf(job) }];
  });
  return { checked: open.length, faults };
});

/** Kinds of which jobs are being done: those that are late have their turn. */
async function kindsAtWork(open: OpenJob[]): Promise<Set<string>> {
  const now = Date.now();
  const running = open.filter(({ state, leaseUntil }) => state === 'running' && Number(leaseUntil) > now);
  const done = await jobQueue()
    .find(
      { doneAt: { $gte: new Date(now - ABANDONED_MS), $lt: new Date(now + ABANDONED_MS) } },
      { projection: { kind: 1 } },
    )
    .toArray();
  return new Set([...running, ...done].map(({ kind }) => kind));
}

/** Kinds whose failures are notified elsewhere: on the dashboard, and by an alert of their own. */
const notifiedElsewhere = new Set([SEND_CONTACT_EMAIL, APPLY_RETENTION_JOB]);

/** Failed e-mails of which there is a notification, and what is notified elsewhere. */
async function noticedFailures(open: OpenJob[]): Promise<(job: OpenJob) => boolean> {
  const keys = open.flatMap((job) => notificationKeyOf(job) ?? []);
  const notified = await existingIds(NotificationModel, keys, { key: 'key', areTexts: true });
  const isOld = ({ createdAt }: OpenJob) => Date.now() - createdAt.getTime() > NOTIFICATION_KEPT_DAYS * DAY_MS;
  return (job) => {
    const key = notificationKeyOf(job);
    return notifiedElsewhere.has(job.kind) || (key !== undefined && (notified.has(key) || isOld(job)));
  };
}

function notificationKeyOf({ _id, kind, payload }: OpenJob): string | undefined {
  if (kind === SEND_EMAIL) return failedEmailKey(_id);
  return kind === SEND_CONTACT_REPLY ? failedReplyKey(String((payload as { replyId?: string }).replyId)) : undefined;
}

type Known = { atWork: ReadonlySet<string>; noticed: (job: OpenJob) => boolean };

function problemOf(job: OpenJob, { atWork, noticed }: Known): { id: string; words: string } | null {
  const now = Date.now();
  const { state, runAt, leaseUntil, reason, createdAt, kind } = job;
  if (state === 'dead') return noticed(job) ? null : { id: 'failed', words: 'başarısız oldu ve kimseye bildirilmedi' };
  if (state === 'running') {
    return now - Number(leaseUntil) > ABANDONED_MS ? { id: 'abandoned', words: 'yarıda kalmış' } : null;
  }
  if (now - Number(runAt) > OVERDUE_MS && !atWork.has(kind))
    return { id: 'overdue', words: 'zamanı geldiği hâlde bekliyor' };
  const isUnexplained = reason === null && Number(runAt) <= now && now - createdAt.getTime() > UNEXPLAINED_MS;
  return isUnexplained ? { id: 'unexplained', words: 'günlerdir nedensiz bekliyor' } : null;
}

function nameOf(job: OpenJob): string {
  if (job.kind in emailJobs) return `“${describeEmailJob(job).title}” e-postası`;
  return `“${jobKinds[job.kind]?.label ?? job.kind}” işi`;
}

function placeOf(job: OpenJob): SelfCheckFault['records'] {
  if (!(job.kind in emailJobs)) return [{ place: 'job', recordId: '' }];
  const { appointmentId } = describeEmailJob(job);
  return [
    ...(appointmentId ? [{ place: 'appointment' as const, recordId: appointmentId }] : []),
    { place: 'email', recordId: '' },
  ];
}
