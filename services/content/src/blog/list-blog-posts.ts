import { type BlogPostRecord, MAX_PAGE_SIZE } from '@practice/contracts';
import { type Page, readPaging, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel, toBlogPostRecord } from './blog-post.model.ts';
import { publishedFilter } from './published-filter.ts';

type Paging = { page?: unknown; pageSize?: unknown };

/** Posts, newest first: the published ones for visitors, drafts too for editors unless they request `published`. */
export async function listBlogPosts(ctx: ServiceContext, input: Paging): Promise<Page<BlogPostRecord>> {
  const filter = publishedFilter(ctx, input);
  const { page, pageSize } = readPaging({
    page: input.page,
    pageSize: input.pageSize ?? (input.page ? undefined : MAX_PAGE_SIZE),
  });
  const [posts, total] = await Promise.all([
    BlogPostModel.find(filter)
      .sort({ publishedAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    BlogPostModel.countDocuments(filter),
  ]);
  return { items: posts.map((post) => toBlogPostRecord(post)), total };
}
