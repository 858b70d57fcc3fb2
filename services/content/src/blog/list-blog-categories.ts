import { type BlogCategory, blogCategories } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from './blog-post.model.ts';
import { publicPosts } from './published-filter.ts';

export type CountedCategory = Pick<BlogCategory, 'name' | 'slug'> & { count: number };

/** The categories with how many posts visitors find in each. */
export async function listBlogCategories(ctx: ServiceContext): Promise<CountedCategory[]> {
  assertCan(ctx, 'content:view');
  const posts = await BlogPostModel.find(publicPosts(), { _id: 0, category: 1 }).lean();
  const countOf = (name: string) => posts.filter(({ category }) => category === name).length;
  return blogCategories.map(({ name, slug }) => ({ name, slug, count: countOf(name) }));
}
