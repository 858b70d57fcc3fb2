import type { AuditEntry } from './audit.ts';
import { recordAudit } from './audit.ts';
import type { ServiceContext } from './context.ts';
import { withTransaction } from './transaction.ts';

/** Within this time a person's reads of one record are one audit entry, since screens refetch. */
const ONE_READING_MS = 10 * 60_000;
const MAX_KNOWN = 10_000;
/** When the last entry for a person and record was written; per process, since a second entry does no harm. */
const readAt = new Map<string, number>();

/** Writes that the caller reads a record, or what belongs to it, into the audit log. Call it before the record is given. */
export async function recordReading(ctx: ServiceContext, entry: Omit<AuditEntry, 'changedFields'>): Promise<void> {
  await recordOnce(ctx, entry, String(entry.entityId));
}

type Listing = {
  /** The name that the audit log has for the records, as `appointments`: the action is `appointments.listed`. */
  records: string;
  entity: string;
  count: number;
  /** Whether all that match were asked for at once, which no screen does: `appointments.listed-whole`, which counts as an export. */
  isWhole?: boolean;
};

/**
 * Writes into the audit log that the caller reads a list with texts about health, with the number of its records: for each
 * person once in ten minutes, and again for a list of ten times as many. Call it before the list is given.
 */
export async function recordListing(ctx: ServiceContext, listing: Listing): Promise<void> {
  const { records, entity, count, isWhole = false } = listing;
  if (count === 0 || ctx.actor.userId === null) return;
  const action = `${records}.${isWhole ? 'listed-whole' : 'listed'}`;
  await recordOnce(ctx, { action, entity, changedFields: [`records:${count}`] }, String(count).length.toString());
}

async function recordOnce(ctx: ServiceContext, entry: AuditEntry, of: string): Promise<void> {
  const reading = [ctx.actor.userId, ctx.actor.tokenId, entry.action, of].join(' ');
  if (Date.now() - (readAt.get(reading) ?? 0) < ONE_READING_MS) return;
  await withTransaction(async (session) => recordAudit(session, ctx, entry));
  if (readAt.size >= MAX_KNOWN) readAt.clear();
  readAt.set(reading, Date.now());
}
