import { z } from '@practice/contracts';

export const PAGE_SIZE = 25;

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListValues = z.output<typeof listParams>;
