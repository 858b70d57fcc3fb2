import type { BlogCategoryRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { BlogCategoryModel } from './blog-category.model.ts';
import { blogCategories } from './blog-category.store.ts';
import { withCounts } from './count-posts.ts';

/** The categories in their order, with how many posts visitors find in each. */
export async function listBlogCategories(ctx: ServiceContext): Promise<BlogCategoryRecord[]> {
  assertCan(ctx, 'content:view');
  const stored = await BlogCategoryModel.find().sort({ orderIndex: 1, _id: 1 }).lean();
  return withCounts(
    ctx,
    stored.map((category) => blogCategories.toRecord(category)),
  );
}
