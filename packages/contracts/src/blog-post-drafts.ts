import { z } from './zod-setup.ts';

/** The fields of a post that a draft may have otherwise; whether and when visitors see the post is none of them. */
export const blogDraftFields = [
  'title',
  'slug',
  'category',
  'excerpt',
  'content',
  'author',
  'featuredImage',
  'featuredImageAlt',
  'metaTitle',
  'metaDescription',
] as const;
export type BlogDraftField = (typeof blogDraftFields)[number];

/** Above the limit of every field but the text: what is too long is refused when the post is saved, not while one types. */
const MAX_FIELD = 2000;
const MAX_CONTENT = 200_000;

function byField<S extends z.ZodType>(schemaOf: (field: BlogDraftField) => S): Record<BlogDraftField, S> {
  return Object.fromEntries(blogDraftFields.map((field) => [field, schemaOf(field)])) as Record<BlogDraftField, S>;
}

/** What was typed of a post and not saved yet. A field is null where it is as in the post, and empty where it was emptied. */
export const blogPostDraftRecord = z
  .object({
    id: z.string(),
    postId: z.string(),
    ...byField(() => z.string().nullable()),
    baseVersion: z.number().int().meta({ description: 'The version of the post that it was typed over.' }),
    savedBy: z.string().nullable().meta({ description: 'Who saved it last.' }),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({
    id: 'BlogPostDraft',
    description:
      'What was typed of a post. A field is null where it is as in the post, and empty where it was emptied.',
  });

export const saveBlogPostDraftInput = z
  .strictObject({
    ...byField((field) => {
      const max = field === 'content' ? MAX_CONTENT : MAX_FIELD;
      return z.string().normalize('NFC').max(max, `En fazla ${max} karakter olabilir`).nullish();
    }),
    baseVersion: z.number().int().min(1).nullish().meta({
      description: 'The version of the post that was edited; the present one when not given.',
    }),
    version: z.number().int().min(1).nullish().meta({
      description: 'The version of the draft that is gone on with; without one a draft is begun.',
    }),
  })
  .meta({ id: 'SaveBlogPostDraftInput' });

/** Which draft is discarded: of a post, and at which version if one is given. */
export const deleteBlogPostDraftInput = z.object({
  id: z.string(),
  version: z.coerce.number().int().min(1).nullish().meta({
    description: 'The version that was looked at: a newer draft is not deleted.',
  }),
});

export type BlogPostDraftRecord = z.infer<typeof blogPostDraftRecord>;
