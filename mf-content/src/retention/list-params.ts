import { retentionClasses, z } from '@practice/contracts';

export const PAGE_SIZE = 50;

/** Of which class the expired records are shown, kept in the address; '' shows none. */
export const listParams = z.object({
  show: z.union([z.enum(retentionClasses), z.literal('')]).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
