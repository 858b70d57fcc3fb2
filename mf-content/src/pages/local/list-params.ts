import { z } from '@practice/contracts';
import { seoStatuses } from './seo-status.ts';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  seo: z.enum(['all', ...seoStatuses]).default('all'),
  active: z.enum(['all', 'true', 'false']).default('all'),
});

export type ListValues = z.output<typeof listParams>;
