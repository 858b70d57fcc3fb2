import { type BlogCategory, blogCategories } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from './blog-post.model.ts';
import { publicPosts } from './published-filter.ts';

export type CountedCategory = Pick<BlogCategory, 'name' | 'slug'> & { count: number };

/** The categories with how many posts visitors find in each. */
export async function listBlogCategories(ctx: ServiceContext): Promise<CountedCategory[]> {
  assertCan(ctx, 'content:view');
  const counts = await Promise.all(
    blogCategories.map(({ name }) => BlogPostModel.countDocuments({ ...publicPosts(), category: name })),
  );
  return blogCategories.map(({ name, slug }, index) => ({ name, slug, count: counts[index] ?? 0 }));
}
