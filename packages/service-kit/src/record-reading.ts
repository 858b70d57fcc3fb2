import type { AuditEntry } from './audit.ts';
import { recordAudit } from './audit.ts';
import type { ServiceContext } from './context.ts';
import { withTransaction } from './transaction.ts';

/** Within this time a person's reads of one record are one audit entry, since screens refetch. */
const ONE_READING_MS = 10 * 60_000;
const MAX_KNOWN = 10_000;
/** When the last entry for a person and record was written; per process, since a second entry does no harm. */
const readAt = new Map<string, number>();

/** Writes that the caller reads a record, or a list of them, into the audit log. Call it before the record is given. */
export async function recordReading(ctx: ServiceContext, entry: Omit<AuditEntry, 'changedFields'>): Promise<void> {
  const reading = [ctx.actor.userId, ctx.actor.tokenId, entry.action, entry.entityId].join(' ');
  if (Date.now() - (readAt.get(reading) ?? 0) < ONE_READING_MS) return;
  await withTransaction(async (session) => recordAudit(session, ctx, entry));
  if (readAt.size >= MAX_KNOWN) readAt.clear();
  readAt.set(reading, Date.now());
}
