import { blogPostSorts, blogPostStatuses, z } from '@practice/contracts';

export const PAGE_SIZE = 25;

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  status: z.enum(['all', ...blogPostStatuses]).default('all'),
  category: z.string().max(100).default(''),
  sort: z.enum(blogPostSorts).default('publishedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;

/** The variables of the query for what the address says. */
export function toVariables({ q, status, category, sort, direction, page }: ListValues) {
  return {
    search: q || null,
    status: status === 'all' ? null : status,
    category: category || null,
    sort,
    direction,
    page,
    pageSize: PAGE_SIZE,
  };
}
