import type { ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { blogPosts } from '../blog/blog-post.store.ts';

/** Gives the posts of a category another one, each as a change of its own; by their names. */
export async function movePosts(
  ctx: ServiceContext,
  { from, to, session }: { from: string; to: string; session: ClientSession },
): Promise<void> {
  const posts = await BlogPostModel.find({ category: from }, { _id: 1 }, { session }).lean();
  for (const { _id } of posts) {
    await blogPosts.update(ctx, { id: String(_id), changes: { category: to }, session });
  }
}
