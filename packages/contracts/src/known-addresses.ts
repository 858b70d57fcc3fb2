import { z } from './zod-setup.ts';

/** An address of the site that visitors find. */
export const knownAddress = z.object({
  path: z.string(),
  title: z.string(),
  /** A sentence about it; '' without one. */
  text: z.string(),
  /** When it last changed; null when that is not known. */
  updatedAt: z.string().nullable(),
  /** An address of a picture, or a path of the site. */
  image: z.string().nullable(),
});

export type KnownAddress = z.infer<typeof knownAddress>;

/** An address that a visitor may have meant. */
export const suggestedAddress = knownAddress.pick({ path: true, title: true }).meta({ id: 'SuggestedAddress' });

export type SuggestedAddress = z.infer<typeof suggestedAddress>;

export const suggestAddressesInput = z.object({ path: z.string().min(1).max(500) });
