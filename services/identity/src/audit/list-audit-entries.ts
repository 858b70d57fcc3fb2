import {
  type AuditEntryRecord,
  addDays,
  type ListAuditEntriesInput,
  listAuditEntriesInput,
  toInstant,
} from '@practice/contracts';
import { type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { AuditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

const USUAL_PAGE_SIZE = 50;

/** The audit log, newest first, filtered and paged in the database (decisions, "Access"): for admins. */
export async function listAuditEntries(ctx: ServiceContext, raw: unknown): Promise<Page<AuditEntryRecord>> {
  const input = readInput(ctx, 'audit:read', listAuditEntriesInput, raw);
  const query = toQuery(input);
  const pageSize = input.pageSize ?? USUAL_PAGE_SIZE;
  const [entries, total] = await Promise.all([
    AuditEntryModel.find(query)
      .sort({ at: -1, seq: -1 })
      .skip(((input.page ?? 1) - 1) * pageSize)
      .limit(pageSize)
      .lean<StoredAuditEntry[]>(),
    AuditEntryModel.countDocuments(query),
  ]);
  return { items: entries.map(toRecord), total };
}

function toQuery({ username, action, entity, entityId, from, to }: ListAuditEntriesInput): Record<string, unknown> {
  const at = {
    ...(from ? { $gte: toInstant(from, '00:00') } : {}),
    ...(to ? { $lt: toInstant(addDays(to, 1), '00:00') } : {}),
  };
  return {
    ...(username ? { username } : {}),
    ...(action ? { action } : {}),
    ...(entity ? { entity } : {}),
    ...(entityId ? { entityId } : {}),
    ...(from || to ? { at } : {}),
  };
}

function toRecord(entry: StoredAuditEntry): AuditEntryRecord {
  const { at, action, entity, entityId, changedFields, username, address, tokenId } = entry;
  const isByToken = typeof tokenId === 'string';
  return {
    id: String(entry._id),
    at: at.toISOString(),
    action,
    entity,
    entityId,
    changedFields,
    username,
    address,
    isByToken,
  };
}
