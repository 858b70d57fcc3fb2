import { RUN_SELF_CHECKS_JOB, type SelfCheckRun } from '@practice/contracts';
import {
  assertCan,
  DomainError,
  enqueueJob,
  isDuplicateKey,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { createSelfCheckRun } from './create-self-check-run.ts';
import { toRun } from './to-run.ts';

/**
 * Has everything checked now, by whichever gateway is free.
 * @throws DomainError CONFLICT while a run is under way
 */
export async function startSelfChecks(ctx: ServiceContext): Promise<SelfCheckRun> {
  assertCan(ctx, 'self-check:write');
  try {
    return await withTransaction(async (session) => {
      const run = await createSelfCheckRun(session, { state: 'queued', date: null, startedBy: ctx.actor.username });
      const id = String(run._id);
      await enqueueJob(session, { key: `${RUN_SELF_CHECKS_JOB}:${id}`, kind: RUN_SELF_CHECKS_JOB, payload: { id } });
      recordAudit(session, ctx, { action: 'self-check.started', entity: 'self-check', entityId: id });
      return toRun(run);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = 'Bir denetim sürüyor; bitince yeniden başlatabilirsiniz.';
    throw new DomainError('CONFLICT', { errors: [{ field: 'state', message, code: 'UNDER_WAY' }] });
  }
}
