import { DEFAULT_BLOG_CATEGORY } from './blog-categories.ts';
import { webAddress } from './contact-links.ts';
import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { toSlug } from './text.ts';
import { z } from './zod-setup.ts';

/** Where a post stands: not on the site, waiting for its time, or on the site. */
export const blogPostStatuses = ['draft', 'scheduled', 'published'] as const;
export type BlogPostStatus = (typeof blogPostStatuses)[number];
export const blogPostStatusLabels: Record<BlogPostStatus, string> = {
  draft: 'Taslak',
  scheduled: 'Zamanlandı',
  published: 'Yayında',
};

export const blogPostRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    category: z.string(),
    excerpt: z.string(),
    content: z.string(),
    readingMinutes: z.number().int().meta({ description: 'At 200 words a minute; at least one.' }),
    featuredImage: z.string().nullable(),
    featuredImageAlt: z.string().nullable(),
    author: z.string(),
    isPublished: z.boolean(),
    status: z.enum(blogPostStatuses).meta({ description: 'Where it stands now.' }),
    viewCount: z.number().int(),
    publishedAt: z.string(),
    unpublishAt: z.string().nullable().meta({ description: 'From when a published post is a draft again.' }),
    updatedAt: z.string(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'BlogPost' });

/** The longest text that a search takes. */
export const MAX_BLOG_SEARCH = 200;

/** Which posts are requested. `published`: editors get all posts without it. */
export const blogFilterInput = z.object({ published: queryFlag.nullish() });
export const blogCategoryParam = z.object({
  category: z.string().min(1).max(100).meta({ description: 'The name of a category or its slug.' }),
});
/** The text of a search, of the blog as of the site. */
export const blogSearchInput = z.object({
  q: z
    .string('Aramak için bir metin girin')
    .normalize('NFC')
    .trim()
    .max(MAX_BLOG_SEARCH, `En fazla ${MAX_BLOG_SEARCH} karakter arayabilirsiniz`)
    .nullish(),
});

/** Slugs that would be other addresses of the API. */
const RESERVED_SLUGS = ['search', 'category'];
const fields = {
  title: requiredText(200, 'Başlık gerekli').regex(
    /[A-Za-z0-9ÇĞİÖŞÜçğıöşü]/,
    'Başlıkta en az bir harf veya rakam olmalı',
  ),
  slug: z
    .string()
    .max(200, 'En fazla 200 karakter olabilir')
    .transform(toSlug)
    .refine((slug) => !RESERVED_SLUGS.includes(slug), 'Bu adres kullanılamaz. Başka bir adres girin.')
    .nullish()
    .meta({ description: 'Made of the title when not given; any text is turned into a slug.' }),
  category: z
    .string('Listeden bir kategori seçin')
    .max(100, 'Listeden bir kategori seçin')
    .nullish()
    .meta({ description: `The name of a category or its slug; ${DEFAULT_BLOG_CATEGORY} when not given.` }),
  excerpt: optionalText(500),
  content: z.string().normalize('NFC').max(200_000, 'En fazla 200000 karakter olabilir').nullish().meta({
    description: 'HTML; cleaned when it is saved.',
  }),
  featuredImage: optionalText(500).refine(
    (value) => !value || webAddress(value) !== undefined,
    'Görsel adresi / veya https:// ile başlamalıdır',
  ),
  featuredImageAlt: optionalText(200),
  author: optionalText(100).meta({ description: 'The name on the practitioner card when not given.' }),
  isPublished: z.boolean().nullish(),
  publishedAt: z.iso
    .datetime({ offset: true, error: 'Yayın zamanını tarih ve saat olarak girin' })
    .nullish()
    .meta({ description: 'From when visitors see a published post; now when not given.' }),
  unpublishAt: z.iso
    .datetime({ offset: true, error: 'Yayından kaldırma zamanını tarih ve saat olarak girin' })
    .nullish()
    .meta({ description: 'From when a published post is a draft again; later than `publishedAt`.' }),
  metaTitle: optionalText(200),
  metaDescription: optionalText(500),
};

export const createBlogPostInput = z.strictObject(fields).meta({ id: 'CreateBlogPostInput' });

export const updateBlogPostInput = z
  .strictObject({
    ...z.object(fields).partial().shape,
    draftVersion: z.number().int().min(1).nullish().meta({
      description:
        'The version of the draft that is saved with this: it is deleted, unless there is a newer one by now.',
    }),
    version: versionInput,
  })
  .meta({ id: 'UpdateBlogPostInput' });

/** A post as the list of the back office shows it, without its text. */
export const managedBlogPostRecord = blogPostRecord
  .pick({
    id: true,
    title: true,
    slug: true,
    category: true,
    author: true,
    isPublished: true,
    status: true,
    viewCount: true,
    publishedAt: true,
    unpublishAt: true,
    updatedAt: true,
    version: true,
  })
  .meta({ id: 'ManagedBlogPost', description: 'A post as the list of the back office shows it.' });

export const blogPostSorts = ['publishedAt', 'updatedAt', 'title', 'viewCount'] as const;

export const managedBlogPostsInput = pagingInput.extend({
  status: z.enum(blogPostStatuses).nullish(),
  category: z.string().max(100).nullish().meta({ description: 'The name of a category or its slug.' }),
  search: z.string().max(100).nullish().meta({ description: 'Any part of title, address, author or excerpt.' }),
  sort: z.enum(blogPostSorts).nullish().meta({ description: '`publishedAt` when not given.' }),
  direction: z.enum(['asc', 'desc']).nullish().meta({ description: '`desc` when not given.' }),
});

/** What a bulk action does with the chosen posts. */
export const bulkBlogPostsOperations = ['publish', 'unpublish', 'delete'] as const;
const MAX_BULK_POSTS = 200;
export const bulkBlogPostsInput = z
  .strictObject({
    operation: z.enum(bulkBlogPostsOperations),
    ids: z
      .array(z.string())
      .min(1, 'Lütfen en az bir yazı seçin.')
      .max(MAX_BULK_POSTS, `En fazla ${MAX_BULK_POSTS} yazı seçilebilir`),
  })
  .meta({ id: 'BulkBlogPostsInput' });

type Times = { isPublished: boolean; publishedAt: string | Date; unpublishAt?: string | Date | null | undefined };

/** Where a post stands at a time: scheduled before `publishedAt`, and a draft again from `unpublishAt` on. */
export function blogPostStatus({ isPublished, publishedAt, unpublishAt }: Times, now = new Date()): BlogPostStatus {
  if (!isPublished || (unpublishAt && new Date(unpublishAt) <= now)) return 'draft';
  return new Date(publishedAt) > now ? 'scheduled' : 'published';
}

export type ManagedBlogPost = z.infer<typeof managedBlogPostRecord>;
export type BlogPostRecord = z.infer<typeof blogPostRecord>;
