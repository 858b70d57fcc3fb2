import { type FoundExpiredRecord, fromInstant, MAX_EXPIRED_RECORDS, toInstant } from '@practice/contracts';
import { type ClientSession, emit, type Filter, type Job, jobQueue, removeJobs } from '@practice/service-kit';
import { type OutgoingEmail, OutgoingEmailModel } from '../emails/outgoing-email.model.ts';
import { SEND_EMAIL } from '../emails/queue-emails.ts';
import { describeEmailJob, emailJobKinds } from './email-jobs.ts';

const madeBefore = (keptFrom: string) => ({ createdAt: { $lt: toInstant(keptFrom, '00:00') } });
const jobsBefore = (keptFrom: string): Filter => ({ ...madeBefore(keptFrom), kind: { $in: emailJobKinds() } });
/** An e-mail about an appointment has a record of its own beside its job, and outlives it. */
const otherJobs: Filter = { kind: { $in: emailJobKinds().filter((kind) => kind !== SEND_EMAIL) } };

/** How many e-mails are known, the day of the oldest, and those that are over, up to one more than are asked for. */
export async function findExpiredEmails(keptFrom: string) {
  const oldestFirst = { sort: { createdAt: 1, _id: 1 }, limit: MAX_EXPIRED_RECORDS + 1 } as const;
  const [first, job, records, jobs, recordCount, jobCount] = await Promise.all([
    OutgoingEmailModel.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
    jobQueue().findOne(otherJobs, { projection: { createdAt: 1 }, sort: { createdAt: 1 } }),
    OutgoingEmailModel.find(madeBefore(keptFrom), null, oldestFirst).lean(),
    jobQueue().find(jobsBefore(keptFrom), oldestFirst).toArray(),
    OutgoingEmailModel.countDocuments(),
    jobQueue().countDocuments(otherJobs),
  ]);
  const days = [first, job].flatMap((one) => (one ? [fromInstant(one.createdAt).date] : [])).sort();
  const found = new Map([...records.map(ofRecord), ...jobs.map(ofJob)].map((each) => [each.id, each]));
  return {
    total: recordCount + jobCount,
    oldest: days[0] ?? null,
    expired: [...found.values()].sort((one, other) => one.date.localeCompare(other.date)),
  };
}

function ofRecord({ _id, ...email }: OutgoingEmail): FoundExpiredRecord {
  const payload = { ...email, title: email.templateName };
  return ofJob({ _id, kind: SEND_EMAIL, payload, createdAt: email.createdAt });
}

function ofJob({ _id, createdAt, ...job }: Pick<Job, '_id' | 'kind' | 'payload' | 'createdAt'>): FoundExpiredRecord {
  const { title, appointmentId, messageId } = describeEmailJob(job);
  return {
    id: _id,
    date: fromInstant(createdAt).date,
    name: null,
    detail: title,
    partOfId: appointmentId ?? messageId,
  };
}

type Expired = { ids: string[]; keptFrom: string };

/** Erases those of some e-mails that are over, sent or not, in the caller's transaction. */
export async function eraseExpiredEmails(session: ClientSession, { ids, keptFrom }: Expired): Promise<number> {
  const _id = { $in: ids };
  const records = await OutgoingEmailModel.find({ ...madeBefore(keptFrom), _id }, null, { session }).lean();
  const jobs = await jobQueue()
    .find({ ...jobsBefore(keptFrom), _id }, { session })
    .toArray();
  const keys = new Set([...records, ...jobs].map((each) => each._id));
  await OutgoingEmailModel.deleteMany({ _id: { $in: records.map((each) => each._id) } }, { session });
  await removeJobs(session, [...keys]);
  for (const appointmentId of new Set(records.map((each) => each.appointmentId)))
    emit(session, 'email.changed', { appointmentId });
  return keys.size;
}
