import { z } from './zod-setup.ts';

/** For how long a link to a preview is valid. */
export const blogPreviewPeriods = ['day', 'week'] as const;
export type BlogPreviewPeriod = (typeof blogPreviewPeriods)[number];
export const blogPreviewPeriodLabels: Record<BlogPreviewPeriod, string> = { day: '24 saat', week: '7 gün' };

/** What a link to a preview is worth: `invalid` when it was never given out, or its post was deleted. */
export const blogPreviewStates = ['valid', 'expired', 'withdrawn', 'invalid'] as const;
export type BlogPreviewState = (typeof blogPreviewStates)[number];

export const blogPreviewLink = z
  .object({
    path: z.string().meta({ description: 'Of the site; whoever knows it sees the preview.' }),
    expiresAt: z.string(),
  })
  .meta({ id: 'BlogPreviewLink' });

export const createBlogPreviewLinkInput = z
  .strictObject({
    period: z.enum(blogPreviewPeriods, 'Bağlantının ne kadar geçerli olacağını seçin').nullish().meta({
      description: '`day` when not given.',
    }),
  })
  .meta({ id: 'CreateBlogPreviewLinkInput' });

/** Longer ones were not given out, and are not looked at. */
export const blogPreviewInput = z.object({ token: z.string().max(200) });

export type BlogPreviewLink = z.infer<typeof blogPreviewLink>;
