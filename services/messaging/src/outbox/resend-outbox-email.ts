import { type OutboxEmailRecord, resendOutboxEmailInput } from '@practice/contracts';
import {
  DomainError,
  type Job,
  jobQueue,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { resendContactReply } from '../contact-messages/replies/resend-contact-reply.ts';
import { SEND_EMAIL } from '../emails/queue-emails.ts';
import { resendEmail } from '../emails/resend-email.ts';
import { retryEmail } from '../emails/retry-email.ts';
import { isAddressRefused } from '../refused-addresses/refusal-skip.ts';
import { describeEmailJob, emailJobKinds } from './email-jobs.ts';
import { outboxState } from './outbox-filter.ts';
import { toOutboxRecords } from './to-outbox-records.ts';

/**
 * Tries at once to send an e-mail that failed, waits or was skipped for its address, whatever it is about.
 * @throws DomainError NOT_FOUND for one that is unknown; EMAIL_NOT_WAITING for one that was sent, will not be sent, or
 *   whose time has not come.
 */
export async function resendOutboxEmail(ctx: ServiceContext, raw: unknown): Promise<OutboxEmailRecord> {
  const { id } = readInput(ctx, 'email:write', resendOutboxEmailInput, raw);
  const job = await findEmailJob(id);
  if (!['failed', 'waiting'].includes(outboxState(job)) && !isAddressRefused(job))
    throw new DomainError('EMAIL_NOT_WAITING');
  const { replyId } = describeEmailJob(job);
  if (job.kind === SEND_EMAIL) await resendEmail(ctx, { id });
  else if (replyId) await resendContactReply(ctx, { id: replyId });
  else
    await withTransaction(async (session) => {
      await retryEmail(session, id);
      recordAudit(session, ctx, { action: 'email.resent', entity: 'outgoing-email', entityId: id });
    });
  const [record] = await toOutboxRecords([await findEmailJob(id)]);
  if (!record) throw new DomainError('NOT_FOUND');
  return record;
}

async function findEmailJob(id: string): Promise<Job> {
  const job = await jobQueue().findOne({ _id: id, kind: { $in: emailJobKinds() } });
  if (!job) throw new DomainError('NOT_FOUND');
  return job;
}
