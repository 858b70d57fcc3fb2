import { firstBlogCategories, toSlug } from '@practice/contracts';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { BlogCategoryModel } from '../blog-categories/blog-category.model.ts';

/** The categories that a site begins with, and those that its posts have beside them. */
export async function seedBlogCategories(): Promise<void> {
  const names = new Set<string>(firstBlogCategories.map(({ name }) => name));
  const used: string[] = await BlogPostModel.distinct('category');
  const others = used.filter((name) => toSlug(name) !== '' && !names.has(name));
  const categories = [
    ...firstBlogCategories,
    ...others.map((name) => ({ name, slug: toSlug(name), color: 'stone' as const })),
  ];
  for (const [index, category] of categories.entries()) {
    const values = { ...category, slugs: [category.slug], orderIndex: index + 1, version: 1 };
    await BlogCategoryModel.updateOne({ slugs: category.slug }, { $setOnInsert: values }, { upsert: true });
  }
}
