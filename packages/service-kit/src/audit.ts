import type { ClientSession } from 'mongoose';
import type { ServiceContext } from './context.ts';
import { emit } from './events.ts';
import { noteTrace } from './tracing/session-trace.ts';

export type AuditEntry = { action: string; entity: string; entityId?: string | null; changedFields?: string[] };

/**
 * Records an audit entry in the transaction of the change; the identity service stores it. Names of changed fields
 * only, never their values.
 */
export function recordAudit(session: ClientSession, ctx: ServiceContext, entry: AuditEntry): void {
  noteTrace(session, ctx.trace);
  emit(session, 'audit.recorded', {
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    changedFields: entry.changedFields ?? [],
    userId: ctx.actor.userId,
    username: ctx.actor.username,
    address: ctx.address,
    ...(ctx.actor.tokenId ? { tokenId: ctx.actor.tokenId } : {}),
  });
}
