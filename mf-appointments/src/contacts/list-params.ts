import { contactStatuses, z } from '@practice/contracts';
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
export function toVariables({ tab, search, assignee, page }: ListValues) {
  return {
    status: tab === 'all' || tab === 'spam' ? null : tab,
    isSpam: tab === 'spam',
    search: search || null,
    assigneeId: assignee || null,
    page,
    pageSize: PAGE_SIZE,
  };
}
