import { idParam } from '@practice/contracts';
import { emit, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogPostDraftModel } from '../blog-post-drafts/blog-post-draft.model.ts';
import { BlogPostRevisionModel } from '../blog-post-revisions/blog-post-revision.model.ts';
import { blogPosts } from './blog-post.store.ts';
import { blogPostPath } from './create-blog-post.ts';

/**
 * Deletes a post with its draft and its revisions; redirects to a published one are switched off.
 * @throws DomainError NOT_FOUND
 */
export async function deleteBlogPost(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await withTransaction(async (session) => {
    const { slug, isPublished } = await blogPosts.remove(ctx, { id, session });
    await BlogPostDraftModel.deleteOne({ postId: id }, { session });
    await BlogPostRevisionModel.deleteMany({ postId: id }, { session });
    if (isPublished) emit(session, 'address.moved', { from: blogPostPath(slug), to: null });
  });
}
