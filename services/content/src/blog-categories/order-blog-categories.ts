import { type BlogCategoryRecord, orderInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { blogCategories } from './blog-category.store.ts';
import { withCounts } from './count-posts.ts';

/**
 * Puts the categories into the order of `ids`, which names each of them once.
 * @throws DomainError VERSION_CONFLICT with the current list when it has changed meanwhile.
 */
export async function orderBlogCategories(ctx: ServiceContext, raw: unknown): Promise<BlogCategoryRecord[]> {
  const { ids } = readInput(ctx, 'content:write', orderInput, raw);
  return withCounts(ctx, await blogCategories.reorder(ctx, ids));
}
