import type { RedirectOperationRecord } from '@practice/contracts';
import { type ClientSession, emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import { type RedirectOperation, RedirectOperationModel, toRedirectOperation } from './redirect-operation.model.ts';

type Done = Pick<RedirectOperation, 'kind' | 'failed'> & Partial<Pick<RedirectOperation, 'changed' | 'deleted'>>;

/** Stores what was done to several redirects, with one audit line and one event for all of them. */
export async function recordOperation(
  session: ClientSession,
  ctx: ServiceContext,
  { kind, failed, changed = [], deleted = [] }: Done,
): Promise<RedirectOperationRecord> {
  const done = changed.length + deleted.length;
  const [stored] = await RedirectOperationModel.create(
    [{ kind, failed, done, changed, deleted, username: ctx.actor.username ?? '', at: new Date() }],
    { session },
  );
  const operation = toRedirectOperation(stored?.toObject() as never);
  const action = `redirect-operation.${kind}`;
  recordAudit(session, ctx, { action, entity: 'redirect-operation', entityId: operation.id });
  emit(session, 'redirect.changed', { id: operation.id });
  return operation;
}
