import { contentChangeKinds } from './content-revisions.ts';
import { z } from './zod-setup.ts';

/** How many revisions of a post are kept; the oldest go first. */
export const MAX_BLOG_POST_REVISIONS = 50;

const texts = z.array(z.object({ key: z.string(), value: z.string() }));

/** A post at one time; `number` counts the revisions of a post. */
export const blogPostRevisionRecord = z
  .object({
    id: z.string(),
    postId: z.string(),
    number: z.number().int(),
    savedBy: z.string().nullable().meta({ description: 'Null for what the post was before there were revisions.' }),
    createdAt: z.string(),
    changes: z
      .array(z.object({ key: z.string(), kind: z.enum(contentChangeKinds) }))
      .meta({ description: 'What is other than in the revision before, by field.' }),
  })
  .meta({ id: 'BlogPostRevision' });

/** A revision with what the post said, and what it said before; empty fields are in neither. */
export const blogPostRevisionTextsRecord = blogPostRevisionRecord
  .extend({ texts, before: texts })
  .meta({ id: 'BlogPostRevisionTexts' });

export type BlogPostRevisionRecord = z.infer<typeof blogPostRevisionRecord>;
export type BlogPostRevisionTextsRecord = z.infer<typeof blogPostRevisionTextsRecord>;
