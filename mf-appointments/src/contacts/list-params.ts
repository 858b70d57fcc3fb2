import { contactStatuses, type ExportFormat, z } from '@practice/contracts';
import type { FileCall } from '@practice/ui/records';
import { PAGE_SIZE } from './contact.ts';

/** What the list shows, kept in the address. `tab` is a status, or the messages marked as spam. */
export const listParams = z.object({
  tab: z.enum(['all', ...contactStatuses, 'spam']).default('all'),
  search: z.string().max(100).default(''),
  assignee: z.string().max(40).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;

/** The variables of the query for what the address says. */
export function toVariables(values: ListValues) {
  return { ...toFilter(values), page: values.page, pageSize: PAGE_SIZE };
}

/** The request that exports the messages which the address narrows the list to. */
export function listExport(values: ListValues, format: ExportFormat): FileCall {
  const given = Object.entries(toFilter(values)).filter(([, value]) => value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  query.set('format', format);
  return { address: `/api/export/contacts?${query}` };
}

function toFilter({ tab, search, assignee }: ListValues) {
  return {
    status: tab === 'all' || tab === 'spam' ? null : tab,
    isSpam: tab === 'spam',
    search: search || null,
    assigneeId: assignee || null,
  };
}
