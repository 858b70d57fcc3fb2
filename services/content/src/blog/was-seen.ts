import type { BlogPostRecord } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { type BlogPost, BlogPostModel } from './blog-post.model.ts';

type Stored = Pick<BlogPost, 'isPublished' | 'publishedAt' | 'wasPublished'> & { _id: unknown };

/** Whether visitors have seen a post, now or before: its date is that of its first publication from then on. */
export function wasSeen({ isPublished, publishedAt, wasPublished }: Stored): boolean {
  return wasPublished === true || (isPublished && publishedAt <= new Date());
}

/**
 * Remembers that visitors have seen a post that ends. One that gets another date with it, as when its publication is
 * undone, counts as not published.
 */
export async function markSeen(session: ClientSession, before: Stored, after: BlogPostRecord): Promise<void> {
  const isUndone = after.publishedAt !== before.publishedAt.toISOString();
  if (after.isPublished || isUndone || before.wasPublished || !wasSeen(before)) return;
  await BlogPostModel.updateOne({ _id: before._id }, { wasPublished: true }, { session });
}
