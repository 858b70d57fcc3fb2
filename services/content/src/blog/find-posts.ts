import { MAX_PAGE_SIZE } from '@practice/contracts';
import { readPaging } from '@practice/service-kit';
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
/** A page of posts; `total` counts them in the database unless the page shows how many there are. */
export type FoundPosts<Post = StoredPost> = { items: Post[]; total: () => Promise<number> };

/** Posts in the order of `ids`, or newest first; all of them, up to the longest page, when no page is requested. */
export async function findPosts({ filter, input, fields, ids }: Options): Promise<FoundPosts> {
  const { page, pageSize } = readPaging({
    page: input.page ?? undefined,
    pageSize: input.pageSize ?? (input.page ? undefined : MAX_PAGE_SIZE),
  });
  const skip = (page - 1) * pageSize;
  if (ids) {
    const found = await BlogPostModel.find({ _id: { $in: ids }, ...filter }, fields).lean();
    const byId = new Map(found.map((post) => [String(post._id), post]));
    const ordered = ids.flatMap((id) => byId.get(id) ?? []);
    return { items: ordered.slice(skip, skip + pageSize), total: async () => ordered.length };
  }
  const items = await BlogPostModel.find(filter, fields)
    .sort({ publishedAt: -1, _id: -1 })
    .skip(skip)
    .limit(pageSize)
    .lean();
  const isLastPage = items.length < pageSize && (items.length > 0 || page === 1);
  const total = async () => (isLastPage ? skip + items.length : BlogPostModel.countDocuments(filter));
  return { items, total };
}
