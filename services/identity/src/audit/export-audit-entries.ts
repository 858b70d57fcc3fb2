import {
  auditActor,
  auditEntityLabels,
  auditFieldLabel,
  auditSentence,
  exportAuditEntriesInput,
  fromInstant,
  MAX_EXPORTED_ROWS,
  today,
  toTimeOfDay,
} from '@practice/contracts';
import { type FileResponse, readInput, recordAuditAlone, type ServiceContext, tableFile } from '@practice/service-kit';
import type { AuditEntry } from './audit-entry.model.ts';
import { toAuditFilter } from './audit-filter.ts';
import { auditList, auditOrder } from './audit-list.ts';
import { namesOfTokens } from './list-audit-entries.ts';

const headings = ['Tarih', 'Saat', 'Kim', 'Erişim anahtarı', 'İşlem', 'Kayıt türü', 'Kayıt', 'Alanlar', 'Adres', 'Kod'];

/** The audit log as a file, by the filters of its list, newest first. The export itself leaves an entry. */
export async function exportAuditEntries(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...filter } = readInput(ctx, 'audit:read', exportAuditEntriesInput, raw);
  const entries = await auditList.findAll({ filter: toAuditFilter(filter), order: auditOrder }, MAX_EXPORTED_ROWS);
  const tokenNames = await namesOfTokens(entries);
  await recordAuditAlone(ctx, { action: 'audit-log.exported', entity: 'audit-log', changedFields: [format] });
  const rows = entries.map((entry) => toRow(entry, tokenNames));
  return tableFile(`denetim-kaydi_${today()}`, format, { headings, rows });
}

function toRow(entry: AuditEntry, tokenNames: ReadonlyMap<string, string>): string[] {
  const { at, action, entity, entityId, changedFields, username, tokenId, address } = entry;
  const { date, minute } = fromInstant(at);
  return [
    date.split('-').reverse().join('.'),
    toTimeOfDay(minute),
    auditActor({ username, action }),
    tokenId ? (tokenNames.get(tokenId) ?? 'İptal edilmiş anahtar') : '',
    auditSentence(entry) ?? action,
    auditEntityLabels[entity] ?? entity,
    entityId ?? '',
    changedFields.map((field) => auditFieldLabel(entity, field)).join(', '),
    address,
    action,
  ];
}
