import { securityAlertFilters, securityAlertKinds, securityRules, z } from '@practice/contracts';

export const PAGE_SIZE = 25;

/** What the list shows, kept in the address; '' does not narrow it. */
export const listParams = z.object({
  state: z.enum(securityAlertFilters).default('all'),
  kind: z.union([z.enum(securityAlertKinds), z.literal('')]).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const kindOptions = securityAlertKinds.map((value) => ({ value, label: securityRules[value].title }));
