import { z } from './zod-setup.ts';

export const blogPostRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    category: z.string(),
    excerpt: z.string(),
    content: z.string(),
    featuredImage: z.string().nullable(),
    author: z.string(),
    isPublished: z.boolean(),
    viewCount: z.number(),
    publishedAt: z.string(),
  })
  .meta({ id: 'BlogPost' });

export type BlogPostRecord = z.infer<typeof blogPostRecord>;
