import { z } from './zod-setup.ts';

export const localPageRecord = z
  .object({
    id: z.string(),
    cityName: z.string(),
    slug: z.string(),
    title: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    heroDescription: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'LocalPage' });

export type LocalPageRecord = z.infer<typeof localPageRecord>;
