import { optionalText, orderIndexInput, requiredText, versionInput } from './record-inputs.ts';
import { toSlug } from './text.ts';
import { z } from './zod-setup.ts';

/** The colours of a category. Each names a palette of the design system whose text can be read on its ground. */
export const blogColors = ['apricot', 'pine', 'sage', 'stone', 'amber', 'blue', 'green', 'red'] as const;
export type BlogColor = (typeof blogColors)[number];
export const blogColorLabels: Record<BlogColor, string> = {
  apricot: 'Kayısı',
  pine: 'Çam yeşili',
  sage: 'Adaçayı',
  stone: 'Taş',
  amber: 'Bal',
  blue: 'Mavi',
  green: 'Yeşil',
  red: 'Kiremit',
};

/** What a post is about. */
export const blogCategoryRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string().meta({ description: 'The category in an address.' }),
    color: z.enum(blogColors),
    orderIndex: z.number().int(),
    count: z.number().int().meta({ description: 'How many published posts it has.' }),
    postCount: z.number().int().nullable().meta({ description: 'Editors: how many posts it has, drafts too.' }),
    version: z.number().int(),
  })
  .meta({ id: 'BlogCategory' });

/** A category as the site begins with it. */
export type FirstBlogCategory = { name: string; slug: string; color: BlogColor };
export const firstBlogCategories: readonly FirstBlogCategory[] = (
  [
    ['Okul Öncesi', 'apricot'],
    ['Ergenlik', 'pine'],
    ['Ebeveynlik', 'sage'],
    ['Genel', 'stone'],
  ] as const
).map(([name, color]) => ({ name, slug: toSlug(name), color }));

/** The category of a post that names none; the first one where no category has this name. */
export const DEFAULT_BLOG_CATEGORY = 'Genel';

export const MAX_BLOG_CATEGORY_NAME = 60;
/** As many as an order takes at once, and a list of filters bears. */
export const MAX_BLOG_CATEGORIES = 50;
const ANY_LETTER = /[A-Za-z0-9ÇĞİÖŞÜçğıöşü]/;

const fields = {
  name: requiredText(MAX_BLOG_CATEGORY_NAME, 'Kategori adı gerekli').regex(
    ANY_LETTER,
    'Kategori adında en az bir harf veya rakam olmalı',
  ),
  slug: optionalText(MAX_BLOG_CATEGORY_NAME)
    .transform((text) => text && toSlug(text))
    .meta({ description: 'Made of the name when not given; any text is turned into a slug.' }),
  color: z.enum(blogColors, 'Listeden bir renk seçin').nullish().meta({ description: '`stone` when not given.' }),
  orderIndex: orderIndexInput,
};

export const createBlogCategoryInput = z.strictObject(fields).meta({ id: 'CreateBlogCategoryInput' });

export const updateBlogCategoryInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateBlogCategoryInput' });

export const deleteBlogCategoryInput = z.object({
  id: z.string(),
  moveTo: z.string().nullish().meta({ description: 'The id of the category that gets its posts.' }),
});

export type BlogCategoryRecord = z.infer<typeof blogCategoryRecord>;
