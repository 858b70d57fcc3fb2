import { type BlogPostRecord, blogSearchInput } from '@practice/contracts';
import { assertWithinLimit, type Page, RENDERED_PAGE, readInput, type ServiceContext } from '@practice/service-kit';
import { toBlogPostRecord } from '../blog-post.model.ts';
import { findPosts } from '../find-posts.ts';
import { publicPosts } from '../published-filter.ts';
import { searchPosts } from './blog-search-index.ts';

/**
 * Published posts that match `q`, the best match first; none without a `q`.
 * @throws DomainError VALIDATION_FAILED; TOO_MANY_REQUESTS, above 60 searches a minute from one address.
 */
export async function searchBlogPosts(ctx: ServiceContext, raw: unknown): Promise<Page<BlogPostRecord>> {
  const { q } = readInput(ctx, 'content:view', blogSearchInput, raw);
  const { items, total } = await findPosts({
    filter: publicPosts(),
    input: raw as object,
    ids: q ? await searchWithinLimit(ctx, q) : [],
  });
  return { items: items.map((post) => toBlogPostRecord(post)), total: await total() };
}

/**
 * Ids of posts by the search index. A rendered page was counted when it was requested, by the limit of all requests.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function searchWithinLimit(ctx: ServiceContext, q: string): Promise<string[]> {
  if (ctx.address !== RENDERED_PAGE) await assertWithinLimit(ctx, 'blog-search');
  return (await searchPosts(q)).ids;
}
