import { type AuditEntryRecord, auditEntryRecord, listAuditEntriesInput } from '@practice/contracts';
import { type Page, readInput, readPaging, recordMapper, type ServiceContext } from '@practice/service-kit';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import type { StoredAuditEntry } from './audit-entry.model.ts';
import { toAuditFilter } from './audit-filter.ts';
import { auditList, auditOrder } from './audit-list.ts';

/** The audit log, newest first, for admins. */
export async function listAuditEntries(ctx: ServiceContext, raw: unknown): Promise<Page<AuditEntryRecord>> {
  const input = readInput(ctx, 'audit:read', listAuditEntriesInput, raw);
  const { page, pageSize } = readPaging(input);
  const query = { filter: toAuditFilter(input), order: auditOrder };
  const { items, total } = await auditList.findPage(query, { skip: (page - 1) * pageSize, limit: pageSize });
  const tokenNames = await namesOfTokens(items);
  return { items: items.map((entry) => toRecord(entry, tokenNames)), total };
}

/** The names of the access tokens that entries were made with, by id; revoked ones have none. */
export async function namesOfTokens(entries: readonly { tokenId?: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ tokenId }) => tokenId ?? []))].filter((id) => /^[\da-f]{24}$/.test(id));
  if (ids.length === 0) return new Map();
  const tokens = await AccessTokenModel.find({ _id: { $in: ids } }, { name: 1 }).lean();
  return new Map(tokens.map(({ _id, name }) => [String(_id), name]));
}

const toRecord = recordMapper(auditEntryRecord, ({ tokenId }: StoredAuditEntry, tokenNames: Map<string, string>) => ({
  isByToken: typeof tokenId === 'string',
  tokenName: tokenNames.get(tokenId ?? '') ?? null,
}));
