import { APPLY_RETENTION_JOB, type RetentionRun } from '@practice/contracts';
import { assertCan, enqueueJob, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { createRun, jobKeyOf, refuseWhileOpen } from './open-run.ts';
import { toRetentionRun } from './retention-run.model.ts';

/**
 * Has erased now what the next night would erase.
 * @throws DomainError CONFLICT while a run is under way
 */
export async function startRetentionRun(ctx: ServiceContext): Promise<RetentionRun> {
  assertCan(ctx, 'privacy:erase');
  return refuseWhileOpen(() =>
    withTransaction(async (session) => {
      const run = await createRun(session, { state: 'queued', date: null, startedBy: ctx.actor.username });
      const id = String(run._id);
      await enqueueJob(session, { key: jobKeyOf(run), kind: APPLY_RETENTION_JOB, payload: { id } });
      recordAudit(session, ctx, { action: 'retention.started', entity: 'retention', entityId: id });
      return toRetentionRun(run);
    }),
  );
}
