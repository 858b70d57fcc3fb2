import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit.ts';
import type { ServiceContext } from './context.ts';
import { recordAuditAlone } from './record-audit-alone.ts';

/** Within this time a person's reads of one record are one audit entry, since screens refetch. */
const ONE_READING_MS = 10 * 60_000;
const MAX_KNOWN = 10_000;
/** When the last entry for a person and record was written; per process, since a second entry does no harm. */
const readAt = new Map<string, number>();

/** So many records of a list, read part by part within that time, count as an export. */
const MANY_RECORDS = 500;
/** The parts of a list that a person has read, with the number of their records; per process, too. */
const partsOf = new Map<string, { since: number; counts: Map<string, number> }>();

/** Writes that the caller reads a record, or what belongs to it, into the audit log. Call it before the record is given. */
export async function recordReading(ctx: ServiceContext, entry: Omit<AuditEntry, 'changedFields'>): Promise<void> {
  await recordOnce(ctx, entry, String(entry.entityId));
}

type Listing = {
  /** The name that the audit log has for the records, as `appointments`: the action is `appointments.listed`. */
  records: string;
  entity: string;
  count: number;
  /**
   * Which part of the records it is: the place in the list, and all that narrows or sorts it. Without it all that match were
   * asked for at once, which no screen does: `appointments.listed-whole`, which counts as an export.
   */
  part?: object;
};

/**
 * Writes into the audit log that the caller reads a list with texts about health, with the number of its records: for each
 * person once in ten minutes, and again for a list of ten times as many. Each 500 records that are read part by part within
 * that time are `appointments.listed-many`, which counts as an export. Call it before the list is given.
 */
export async function recordListing(ctx: ServiceContext, { records, entity, count, part }: Listing): Promise<void> {
  if (count === 0 || ctx.actor.userId === null) return;
  const record = (how: string, number: number, of: number) =>
    recordOnce(ctx, { action: `${records}.${how}`, entity, changedFields: [`records:${number}`] }, String(of));
  await record(part === undefined ? 'listed-whole' : 'listed', count, String(count).length);
  if (part === undefined) return;
  const read = countParts([ctx.actor.userId, ctx.actor.tokenId, records].join(' '), part, count);
  if (read >= MANY_RECORDS) await record('listed-many', read, Math.floor(read / MANY_RECORDS));
}

/** Adds a part of a list, and returns how many records of all its parts were read within ten minutes. */
function countParts(list: string, part: object, count: number): number {
  const key = createHash('sha256').update(JSON.stringify(part)).digest('base64');
  const known = partsOf.get(list);
  const isRecent = known && Date.now() - known.since < ONE_READING_MS;
  const { since, counts } = isRecent ? known : { since: Date.now(), counts: new Map<string, number>() };
  if (partsOf.size >= MAX_KNOWN) partsOf.clear();
  partsOf.set(list, { since, counts: counts.set(key, count) });
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}

async function recordOnce(ctx: ServiceContext, entry: AuditEntry, of: string): Promise<void> {
  const reading = [ctx.actor.userId, ctx.actor.tokenId, entry.action, of].join(' ');
  if (Date.now() - (readAt.get(reading) ?? 0) < ONE_READING_MS) return;
  await recordAuditAlone(ctx, entry);
  if (readAt.size >= MAX_KNOWN) readAt.clear();
  readAt.set(reading, Date.now());
}
