import { type FailedEmail, type failedEmailSubjects, z } from '@practice/contracts';
import { type Job, jobQueue, openJobs } from '@practice/service-kit';
import { SEND_CONTACT_EMAIL } from '../contact-messages/queue-contact-emails.ts';
import { SEND_CONTACT_REPLY } from '../contact-messages/replies/contact-reply.model.ts';
import { SEND_EMAIL } from '../emails/queue-emails.ts';

const MAX_LISTED = 10;

/** The kinds of jobs that send e-mails, each with what it is about. */
const subjectByKind: Record<string, (typeof failedEmailSubjects)[number]> = {
  [SEND_EMAIL]: 'appointment',
  [SEND_CONTACT_EMAIL]: 'contact_message',
  [SEND_CONTACT_REPLY]: 'contact_reply',
};
const kinds = Object.keys(subjectByKind);

const payload = z.object({
  appointmentId: z.string().optional(),
  messageId: z.string().optional(),
  replyId: z.string().optional(),
});

/** The e-mails that failed for good, the newest first, and how many there are. */
export async function listFailedEmails(): Promise<{ items: FailedEmail[]; total: number }> {
  const failed = { ...openJobs, state: 'dead' as const, kind: { $in: kinds } };
  const [jobs, total] = await Promise.all([
    jobQueue().find(failed).sort({ createdAt: -1 }).limit(MAX_LISTED).toArray(),
    jobQueue().countDocuments(failed),
  ]);
  return { items: jobs.map(toFailedEmail), total };
}

/** Why e-mails wait for their turn; null when none waits for anything. */
export async function findWaitReason(): Promise<string | null> {
  return (await jobQueue().findOne({ ...openJobs, state: 'waiting', kind: { $in: kinds } }))?.reason ?? null;
}

function toFailedEmail({ _id, kind, payload: raw, reason, createdAt }: Job): FailedEmail {
  const { appointmentId, messageId, replyId } = payload.parse(raw);
  return {
    id: replyId ?? _id,
    about: subjectByKind[kind] ?? 'appointment',
    subjectId: appointmentId ?? messageId ?? '',
    reason,
    createdAt: createdAt.toISOString(),
  };
}
