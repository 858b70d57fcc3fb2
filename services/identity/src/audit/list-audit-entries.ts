import {
  type AuditEntryRecord,
  addDays,
  type ListAuditEntriesInput,
  listAuditEntriesInput,
  toInstant,
} from '@practice/contracts';
import { type Filter, findPage, type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { type AuditEntry, AuditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

const USUAL_PAGE_SIZE = 50;

/** The audit log, newest first, for admins. */
export async function listAuditEntries(ctx: ServiceContext, raw: unknown): Promise<Page<AuditEntryRecord>> {
  const input = readInput(ctx, 'audit:read', listAuditEntriesInput, raw);
  const pageSize = input.pageSize ?? USUAL_PAGE_SIZE;
  const query = { filter: toFilter(input), order: { at: -1, seq: -1 } } as const;
  const range = { skip: ((input.page ?? 1) - 1) * pageSize, limit: pageSize };
  const { items, total } = await findPage<AuditEntry>(AuditEntryModel, query, range);
  return { items: items.map(toRecord), total };
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
