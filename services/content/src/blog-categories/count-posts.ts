import { type BlogCategoryRecord, can } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { publicPosts } from '../blog/published-filter.ts';

/** Categories with how many posts visitors find in each; for editors also how many there are. */
export async function withCounts(ctx: ServiceContext, categories: BlogCategoryRecord[]): Promise<BlogCategoryRecord[]> {
  const published = await countByCategory(publicPosts());
  const all = can(ctx.actor.role, 'content:read') ? await countByCategory({}) : undefined;
  return categories.map((category) => ({
    ...category,
    count: published.get(category.name) ?? 0,
    postCount: all ? (all.get(category.name) ?? 0) : null,
  }));
}

async function countByCategory(filter: object): Promise<Map<string, number>> {
  const group = { $group: { _id: '$category', count: { $sum: 1 } } } as const;
  const counted = await BlogPostModel.aggregate<{ _id: string; count: number }>([{ $match: filter }, group]);
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}
