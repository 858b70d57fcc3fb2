import {
  blogPostStatus,
  DEFAULT_PAGE_SIZE,
  type ManagedBlogPost,
  managedBlogPostRecord,
  managedBlogPostsInput,
  toSearchKey,
  toSortKey,
} from '@practice/contracts';
import { type Page, readInput, recordMapper, type ServiceContext } from '@practice/service-kit';
import { inCategory } from '../blog-categories/find-blog-category.ts';
import { type BlogPost, BlogPostModel } from './blog-post.model.ts';
import { postsWithStatus } from './published-filter.ts';

/** Without the text, which is most of a post. */
const fields = { content: 0, firstWords: 0, contentSeal: 0 } as const;

type Stored = Omit<BlogPost, 'content' | 'firstWords' | 'contentSeal'> & { _id: unknown };

const toManagedPost = recordMapper(managedBlogPostRecord, (post: Stored) => ({
  status: blogPostStatus(post),
  updatedAt: (post.updatedAt ?? post.publishedAt).toISOString(),
}));

/**
 * All posts with where they stand, for editors: by status and category, found by Turkish rules in title, address, author
 * and excerpt, in the order asked for. Posts are searched and sorted here, since the database knows no Turkish.
 */
export async function listManagedBlogPosts(ctx: ServiceContext, raw: unknown): Promise<Page<ManagedBlogPost>> {
  const input = readInput(ctx, 'content:read', managedBlogPostsInput, raw ?? {});
  const { status, category, page, sort, direction } = input;
  const pageSize = input.pageSize ?? DEFAULT_PAGE_SIZE;
  const posts = await BlogPostModel.find(
    {
      ...(status ? postsWithStatus(status) : {}),
      ...(await inCategory(category)),
    },
    fields,
  ).lean<Stored[]>();
  const sought = toSearchKey(input.search ?? '');
  const found = sorted(
    posts.filter((post) => searchedText(post).includes(sought)),
    sort ?? 'publishedAt',
  );
  if (direction !== 'asc') found.reverse();
  const start = ((page ?? 1) - 1) * pageSize;
  return { items: found.slice(start, start + pageSize).map((post) => toManagedPost(post)), total: found.length };
}

function searchedText({ title, slug, author, excerpt }: Stored): string {
  return toSearchKey([title, slug, author, excerpt].join(' '));
}

type Sort = NonNullable<(typeof managedBlogPostsInput)['_output']['sort']>;

/** Ascending; those that are alike in the order of their ids, so that pages never overlap. */
function sorted(posts: Stored[], sort: Sort): Stored[] {
  const keyOf = (post: Stored) =>
    sort === 'title'
      ? toSortKey(post.title)
      : Number(sort === 'updatedAt' ? (post.updatedAt ?? post.publishedAt) : post[sort]);
  return posts
    .map((post) => ({ post, key: keyOf(post), id: String(post._id) }))
    .sort((one, other) => compare(one.key, other.key) || compare(one.id, other.id))
    .map(({ post }) => post);
}

function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
