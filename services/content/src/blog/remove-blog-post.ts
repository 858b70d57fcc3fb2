import { emit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { BlogPostDraftModel } from '../blog-post-drafts/blog-post-draft.model.ts';
import { BlogPostRevisionModel } from '../blog-post-revisions/blog-post-revision.model.ts';
import { blogPosts } from './blog-post.store.ts';
import { blogPostPath } from './create-blog-post.ts';

/**
 * Removes a post with its draft and its revisions in the caller's transaction; redirects to a published one are switched off.
 * @throws DomainError NOT_FOUND
 */
export async function removeBlogPost(session: ClientSession, ctx: ServiceContext, id: string): Promise<void> {
  const { slug, isPublished } = await blogPosts.remove(ctx, { id, session });
  await BlogPostDraftModel.deleteOne({ postId: id }, { session });
  await BlogPostRevisionModel.deleteMany({ postId: id }, { session });
  if (isPublished) emit(session, 'address.moved', { from: blogPostPath(slug), to: null });
}
