import { type BlogCategoryRecord, slugParam, toSlug } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { BlogCategoryModel } from './blog-category.model.ts';
import { blogCategories } from './blog-category.store.ts';
import { withCounts } from './count-posts.ts';

/** A category by its name, its slug or one that it had; null when there is none. */
export async function getBlogCategory(ctx: ServiceContext, raw: unknown): Promise<BlogCategoryRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, raw);
  const found = await BlogCategoryModel.findOne({ slugs: toSlug(slug) }).lean();
  if (!found) return null;
  const [category] = await withCounts(ctx, [blogCategories.toRecord(found)]);
  return category ?? null;
}
