import { toSlug } from './text.ts';

/** What a post is about. `color` names a palette of the design system; `slug` is the category in an address. */
export type BlogCategory = { name: string; slug: string; color: BlogColor };
export type BlogColor = 'apricot' | 'pine' | 'sage' | 'stone';

const colorsByName = {
  'Okul Öncesi': 'apricot',
  Ergenlik: 'pine',
  Ebeveynlik: 'sage',
  Genel: 'stone',
} as const satisfies Record<string, BlogColor>;

export type BlogCategoryName = keyof typeof colorsByName;

/** The category of a post that names none. */
export const DEFAULT_BLOG_CATEGORY = 'Genel' satisfies BlogCategoryName;
export const blogCategoryNames = Object.keys(colorsByName) as [BlogCategoryName, ...BlogCategoryName[]];

/** The categories in the order in which they are shown. */
export const blogCategories: readonly BlogCategory[] = blogCategoryNames.map((name) => ({
  name,
  slug: toSlug(name),
  color: colorsByName[name],
}));

/** A category by its name or its slug; undefined for any other text. */
export function blogCategory(nameOrSlug: string): BlogCategory | undefined {
  const slug = toSlug(nameOrSlug);
  return blogCategories.find((category) => category.slug === slug);
}
