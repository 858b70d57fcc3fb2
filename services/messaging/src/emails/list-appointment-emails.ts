import { listAppointmentEmailsInput, type OutgoingEmailRecord } from '@practice/contracts';
import { type Job, jobQueue, readInput, type ServiceContext } from '@practice/service-kit';
import { isAddressRefused } from '../refused-addresses/refusal-skip.ts';
import { type OutgoingEmail, OutgoingEmailModel } from './outgoing-email.model.ts';

const MAX_EMAILS = 100;

/** The e-mails about an appointment, oldest first; none for an unknown appointment. */
export async function listAppointmentEmails(ctx: ServiceContext, input: unknown): Promise<OutgoingEmailRecord[]> {
  const { appointmentId } = readInput(ctx, 'appointment:read', listAppointmentEmailsInput, input);
  const emails = await OutgoingEmailModel.find({ appointmentId })
    .sort({ createdAt: 1, _id: 1 })
    .limit(MAX_EMAILS)
    .lean();
  const jobs = await jobQueue()
    .find({ _id: { $in: emails.map((email) => email._id) } })
    .toArray();
  return emails.map((email) =>
    toRecord(
      email,
      jobs.find((job) => job._id === email._id),
    ),
  );
}

function toRecord(email: OutgoingEmail, job: Job | undefined): OutgoingEmailRecord {
  return {
    id: email._id,
    kind: email.kind,
    templateName: email.templateName ?? null,
    ...stateOf(email, job),
    isAddressRefused: !email.sentAt && isAddressRefused(job),
    attempts: job?.attempts ?? 0,
    sentAt: email.sentAt?.toISOString() ?? null,
    createdAt: email.createdAt.toISOString(),
  };
}

function stateOf({ sentAt, skipReason }: OutgoingEmail, job: Job | undefined) {
  if (sentAt) return { state: 'sent', reason: null } as const;
  if (skipReason) return { state: 'skipped', reason: skipReason } as const;
  return { state: job?.state === 'dead' ? 'failed' : 'waiting', reason: job?.reason ?? null } as const;
}
