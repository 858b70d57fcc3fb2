import { MAX_PAGE_SIZE } from '@practice/contracts';
import { type Page, readPaging } from '@practice/service-kit';
import type { ProjectionType } from 'mongoose';
import { type BlogPost, BlogPostModel } from './blog-post.model.ts';

type Paging = { page?: unknown; pageSize?: unknown };
type Options = {
  filter: object;
  input: Paging;
  fields?: ProjectionType<BlogPost>;
  ids?: readonly string[] | undefined;
};
export type StoredPost = BlogPost & { _id: unknown };

/**
 * Posts in the order of `ids`, or newest first; all of them, up to the longest page, when no page is requested. They are
 * only counted in the database when the page does not show how many there are.
 */
export async function findPosts({ filter, input, fields, ids }: Options): Promise<Page<StoredPost>> {
  const { page, pageSize } = readPaging({
    page: input.page ?? undefined,
    pageSize: input.pageSize ?? (input.page ? undefined : MAX_PAGE_SIZE),
  });
  const skip = (page - 1) * pageSize;
  if (ids) {
    const found = await BlogPostModel.find({ _id: { $in: ids }, ...filter }, fields).lean();
    const byId = new Map(found.map((post) => [String(post._id), post]));
    const ordered = ids.flatMap((id) => byId.get(id) ?? []);
    return { items: ordered.slice(skip, skip + pageSize), total: ordered.length };
  }
  const items = await BlogPostModel.find(filter, fields)
    .sort({ publishedAt: -1, _id: -1 })
    .skip(skip)
    .limit(pageSize)
    .lean();
  const isLastPage = items.length < pageSize && (items.length > 0 || page === 1);
  return { items, total: isLastPage ? skip + items.length : await BlogPostModel.countDocuments(filter) };
}
