import type { BlogPostRecord } from '@practice/contracts';
import { BlogPostModel } from './blog-post.model.ts';
import { type ListedPost, newestCards, toBlogPostCard } from './list-blog-post-cards.ts';
import { publicPosts } from './published-filter.ts';

const RELATED = 3;

/** Other posts of the same category, newest first, filled up with the newest of all. */
export async function relatedPosts({ id, category }: BlogPostRecord): Promise<ListedPost[]> {
  const alike = await newestCards({ ...publicPosts(), category, _id: { $ne: id } }, RELATED);
  if (alike.length === RELATED) return alike;
  const others = { ...publicPosts(), category: { $ne: category }, _id: { $ne: id } };
  return [...alike, ...(await newestCards(others, RELATED - alike.length))];
}

/** The post before this one in time, or the one after it; null at the ends. */
export async function adjacentPost(
  { id, publishedAt }: BlogPostRecord,
  direction: 'previous' | 'next',
): Promise<ListedPost | null> {
  const [beyond, order] = direction === 'previous' ? (['$lt', -1] as const) : (['$gt', 1] as const);
  const at = new Date(publishedAt);
  const sameTime = { publishedAt: at, _id: { [beyond]: id } };
  const found = await BlogPostModel.findOne({
    $and: [publicPosts(), { $or: [{ publishedAt: { [beyond]: at } }, sameTime] }],
  })
    .select('-content')
    .sort({ publishedAt: order, _id: order })
    .lean();
  return found && toBlogPostCard(found);
}
