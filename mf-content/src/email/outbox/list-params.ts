import { outboxStates, outboxSubjects, z } from '@practice/contracts';

export const PAGE_SIZE = 25;

/** What the list shows, kept in the address; '' does not narrow it. */
export const listParams = z.object({
  state: z.union([z.enum(outboxStates), z.literal('')]).default(''),
  about: z.union([z.enum(outboxSubjects), z.literal('')]).default(''),
  /** '1': those that did not reach an address which refuses e-mails. */
  refused: z.enum(['', '1']).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
