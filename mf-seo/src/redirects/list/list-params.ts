import { redirectMatchTypes, redirectSorts, redirectTypes, z } from '@practice/contracts';

export const PAGE_SIZE = 25;

const types = ['all', ...redirectTypes.map(String)] as const;

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  match: z.enum(['all', ...redirectMatchTypes]).default('all'),
  type: z.enum(types).default('all'),
  status: z.enum(['all', 'active', 'passive']).default('all'),
  sort: z.enum(redirectSorts).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;

/** The variables of the query for what the address says. */
export function toVariables({ q, match, type, status, sort, direction, page }: ListValues) {
  return {
    search: q || null,
    matchType: match === 'all' ? null : match,
    redirectType: type === 'all' ? null : Number(type),
    isActive: status === 'all' ? null : status === 'active',
    sort,
    direction,
    page,
    pageSize: PAGE_SIZE,
  };
}
