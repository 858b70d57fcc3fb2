import { type BlogPostRecord, blogCategoryParam } from '@practice/contracts';
import { type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { inCategory } from '../blog-categories/find-blog-category.ts';
import { toBlogPostRecord } from './blog-post.model.ts';
import { findPosts } from './find-posts.ts';
import { publishedFilter } from './published-filter.ts';

type ListInput = { page?: unknown; pageSize?: unknown };

/** Posts, newest first: the published ones for visitors, drafts too for editors unless they request `published`. */
export async function listBlogPosts(ctx: ServiceContext, input: ListInput): Promise<Page<BlogPostRecord>> {
  const { items, total } = await findPosts({ filter: publishedFilter(ctx, input), input });
  return { items: items.map((post) => toBlogPostRecord(post)), total: await total() };
}

/** The same of one category, by its name or slug; none of an unknown one. */
export async function listCategoryPosts(ctx: ServiceContext, input: ListInput): Promise<Page<BlogPostRecord>> {
  const { category } = readInput(ctx, 'content:view', blogCategoryParam, input);
  const filter = { ...publishedFilter(ctx, input), ...(await inCategory(category)) };
  const { items, total } = await findPosts({ filter, input });
  return { items: items.map((post) => toBlogPostRecord(post)), total: await total() };
}
