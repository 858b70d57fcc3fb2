import { z } from './zod-setup.ts';

/** Page keys of the built-in pages; a local page has `local-{slug}`. */
export const pageKeys = ['home', 'about', 'services', 'blog', 'contact', 'appointment'] as const;

export const metaTagRecord = z
  .object({
    id: z.string(),
    pageKey: z.string(),
    pageUrl: z.string(),
    title: z.string().nullable(),
    metaDescription: z.string().nullable(),
    metaKeywords: z.string().nullable(),
    ogTitle: z.string().nullable(),
    ogDescription: z.string().nullable(),
    ogImage: z.string().nullable(),
    ogType: z.string().nullable(),
    canonicalUrl: z.string().nullable(),
    robots: z.string(),
    isActive: z.boolean(),
    /** True while it says what a new site begins with: the page's settings win over it until it is edited. */
    isInitial: z.boolean().meta({
      description:
        "True while it says what a new site begins with: the page's settings win over it until it is edited.",
    }),
    version: z.number().int(),
  })
  .meta({ id: 'MetaTag' });

export const pageKeyParam = z.object({ pageKey: z.string().min(1).max(200) });

export type MetaTagRecord = z.infer<typeof metaTagRecord>;
