import { z } from './zod-setup.ts';

/** A record's slug in an address. */
export const slugParam = z.object({ slug: z.string().min(1).max(200) });

/** A record's slug or its id, for a call whose address others use with the id. */
export const slugOrIdParam = z.object({ id: z.string().min(1).max(200) });
