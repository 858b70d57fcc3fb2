import { blogSearchInput } from './blog-posts.ts';
import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { z } from './zod-setup.ts';

/** What visitors can find: a post of the blog, a service, or any other page. */
export const siteSearchKinds = ['page', 'service', 'post'] as const;

export const siteSearchInput = blogSearchInput;

export const siteSearchHit = z
  .object({
    path: z.string(),
    title: z.string(),
    text: z.string().meta({ description: 'A sentence about it; empty without one.' }),
    kind: z.enum(siteSearchKinds),
  })
  .meta({ id: 'SiteSearchHit' });

export const siteSearchResults = z
  .object({
    hits: z.array(siteSearchHit),
    isGuess: z.boolean().meta({ description: 'Nothing has the words as typed; these have words that are nearly so.' }),
  })
  .meta({ id: 'SiteSearchResults' });

export type SiteSearchResults = z.infer<typeof siteSearchResults>;

/** What visitors searched for, counted by words; nothing is kept of who did. */
export const searchedTermRecord = z
  .object({
    id: z.string(),
    query: z.string().meta({ description: 'As it was typed the last time.' }),
    count: z.number().int(),
    hits: z.number().int().meta({ description: 'How much it found the last time.' }),
    lastAt: z.string(),
  })
  .meta({ id: 'SearchedTerm' });

export type SearchedTermRecord = z.infer<typeof searchedTermRecord>;

export const searchedTermFilter = pagingInput.extend({
  missing: queryFlag.nullish().meta({ description: 'Those alone that found nothing.' }),
});

/** So long after it was last searched for a term is kept. */
export const SEARCHED_TERM_DAYS = 180;
