import { suggestedAddress } from './known-addresses.ts';
import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { z } from './zod-setup.ts';

/** So many addresses are kept; the least asked for of the oldest go. */
export const MAX_MISSING_ADDRESSES = 5000;
export const MAX_MISSING_PATH = 300;

/** How often an address was asked for that is not there, as a gateway counts it for some seconds. */
export const missingAddressCount = z.object({
  path: z.string(),
  count: z.number().int(),
  /** By search engines and other programs; not in `count`. */
  bots: z.number().int(),
  /** The host of the site that led there the last time; '' for none. */
  referrer: z.string(),
  lastAt: z.string(),
});

export type MissingAddressCount = z.infer<typeof missingAddressCount>;

/** An address that was asked for and is not there. */
export const missingAddressRecord = z
  .object({
    id: z.string(),
    path: z.string(),
    count: z.number().int(),
    bots: z.number().meta({ description: 'By search engines and other programs; not in `count`.' }),
    referrer: z.string().nullable().meta({ description: 'The host of the site that led there the last time.' }),
    firstAt: z.string(),
    lastAt: z.string(),
    isDismissed: z.boolean(),
    suggestion: suggestedAddress.nullable().meta({ description: 'What may have been meant.' }),
  })
  .meta({ id: 'MissingAddress' });

export type MissingAddressRecord = z.infer<typeof missingAddressRecord>;

export const missingAddressFilter = pagingInput.extend({
  dismissed: queryFlag.nullish().meta({ description: 'Those that were dismissed, instead of the others.' }),
});

export const dismissMissingAddressInput = z
  .strictObject({ isDismissed: z.boolean() })
  .meta({ id: 'DismissMissingAddressInput' });
