import { isEmailJob, type RetriedJobs, retryFailedJobsInput } from '@practice/contracts';
import {
  DomainError,
  readInput,
  recordAudit,
  retryFailedJobs as retryJobs,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';

const EMAIL = 'E-postalar giden e-postalar listesinden yeniden gönderilir.';

/**
 * Has the failed jobs of a kind tried again at once; for admins.
 * @throws DomainError VALIDATION_FAILED for e-mails: they are sent again from the outbox, which knows to whom
 */
export async function retryFailedJobs(ctx: ServiceContext, raw: unknown): Promise<RetriedJobs> {
  const { kind } = readInput(ctx, 'system:write', retryFailedJobsInput, raw);
  if (isEmailJob(kind)) {
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'kind', message: EMAIL, code: 'INVALID' }] });
  }
  return withTransaction(async (session) => {
    const retried = await retryJobs(session, kind);
    if (retried > 0) recordAudit(session, ctx, { action: 'jobs.retried', entity: 'job', entityId: kind });
    return { retried };
  });
}
