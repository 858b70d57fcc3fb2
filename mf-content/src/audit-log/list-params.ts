import { auditEntityLabels, auditKind, type ExportFormat, isoDate, z } from '@practice/contracts';
import type { FileCall } from '@practice/ui/records';
import type { AuditFilter } from '../generated/graphql.ts';

export const PAGE_SIZE = 50;

/** What the list shows, kept in the address; '' does not narrow it. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  person: z.string().max(100).default(''),
  entity: z.string().max(100).default(''),
  kind: z.union([auditKind, z.literal('')]).default(''),
  from: z.union([isoDate, z.literal('')]).default(''),
  to: z.union([isoDate, z.literal('')]).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;

export function toFilter({ q, person, entity, kind, from, to }: ListValues): AuditFilter {
  return {
    search: q || null,
    username: person || null,
    entity: entity || null,
    kind: kind || null,
    from: from || null,
    to: to || null,
  };
}

/** The request that exports the entries which the address narrows the list to. */
export function listExport(values: ListValues, format: ExportFormat): FileCall {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(toFilter(values))) if (value) query.set(name, value);
  return { address: `/api/export/audit-log?${query}` };
}

/** The kinds of records by their Turkish names. */
export const entityOptions = Object.entries(auditEntityLabels)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'tr'));
