import {
  type AuditEntryRecord,
  addDays,
  auditEntryRecord,
  type ListAuditEntriesInput,
  listAuditEntriesInput,
  toInstant,
} from '@practice/contracts';
import {
  type Filter,
  findPage,
  type Page,
  readInput,
  readPaging,
  recordMapper,
  type ServiceContext,
} from '@practice/service-kit';
import { type AuditEntry, AuditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

/** The audit log, newest first, for admins. */
export async function listAuditEntries(ctx: ServiceContext, raw: unknown): Promise<Page<AuditEntryRecord>> {
  const input = readInput(ctx, 'audit:read', listAuditEntriesInput, raw);
  const { page, pageSize } = readPaging(input);
  const query = { filter: toFilter(input), order: { at: -1, seq: -1 } } as const;
  const range = { skip: (page - 1) * pageSize, limit: pageSize };
  const { items, total } = await findPage<AuditEntry>(AuditEntryModel, query, range);
  return { items: items.map((entry) => toRecord(entry)), total };
}

function toFilter({ username, action, entity, entityId, from, to }: ListAuditEntriesInput): Filter {
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
