import { z } from './zod-setup.ts';

/** A record's slug in an address. */
export const slugParam = z.object({ slug: z.string().min(1).max(200) });
