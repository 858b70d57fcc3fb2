import { type BlogPostRecord, idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel, toBlogPostRecord } from './blog-post.model.ts';

/**
 * A post by its id, for whoever edits it, in whatever status.
 * @throws DomainError NOT_FOUND
 */
export async function getManagedBlogPost(ctx: ServiceContext, raw: unknown): Promise<BlogPostRecord> {
  const { id } = readInput(ctx, 'content:read', idParam, raw);
  return toBlogPostRecord(await findByIdOrFail(BlogPostModel, id));
}
