import {
  type AuditEntryRecord,
  addDays,
  auditEntryRecord,
  type ListAuditEntriesInput,
  listAuditEntriesInput,
  toInstant,
} from '@practice/contracts';
import { type Page, readInput, readPaging, recordMapper, type ServiceContext } from '@practice/service-kit';
import { AuditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

/** The audit log, newest first, filtered and paged in the database: for admins. */
export async function listAuditEntries(ctx: ServiceContext, raw: unknown): Promise<Page<AuditEntryRecord>> {
  const input = readInput(ctx, 'audit:read', listAuditEntriesInput, raw);
  const query = toQuery(input);
  const { page, pageSize } = readPaging(input);
  const [entries, total] = await Promise.all([
    AuditEntryModel.find(query)
      .sort({ at: -1, seq: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<StoredAuditEntry[]>(),
    AuditEntryModel.countDocuments(query),
  ]);
  return { items: entries.map((entry) => toRecord(entry)), total };
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

const toRecord = recordMapper(auditEntryRecord, ({ tokenId }: StoredAuditEntry) => ({
  isByToken: typeof tokenId === 'string',
}));
