import { type AuditEntry, recordAudit } from './audit.ts';
import type { ServiceContext } from './context.ts';
import { withTransaction } from './transaction.ts';

/** Records an audit entry of what changes nothing, such as a reading or a failed sign-in; also on a full disk. */
export async function recordAuditAlone(ctx: ServiceContext, entry: AuditEntry): Promise<void> {
  await withTransaction(async (session) => recordAudit(session, ctx, entry), { evenOnFullDisk: true });
}
