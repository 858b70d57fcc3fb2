import { pageStatuses, z } from '@practice/contracts';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  status: z.enum(['all', ...pageStatuses]).default('all'),
  sort: z.enum(['title', 'updatedAt']).default('updatedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});

export type ListValues = z.output<typeof listParams>;
