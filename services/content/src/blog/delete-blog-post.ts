import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { removeBlogPost } from './remove-blog-post.ts';

/**
 * Deletes a post with its draft and its revisions; redirects to a published one are switched off.
 * @throws DomainError NOT_FOUND
 */
export async function deleteBlogPost(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await withTransaction((session) => removeBlogPost(session, ctx, id));
}
