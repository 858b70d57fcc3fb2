import {
  type BlogPostRevisionRecord,
  blogPostRevisionRecord,
  idParam,
  MAX_BLOG_POST_REVISIONS,
} from '@practice/contracts';
import { findByIdOrFail, readInput, recordMapper, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { BlogPostRevisionModel } from './blog-post-revision.model.ts';

const toRecord = recordMapper(blogPostRevisionRecord);

/**
 * The revisions of a post without their texts, the newest first.
 * @throws DomainError NOT_FOUND for a post that is not there.
 */
export async function listBlogPostRevisions(ctx: ServiceContext, raw: unknown): Promise<BlogPostRevisionRecord[]> {
  const { id } = readInput(ctx, 'content:read', idParam, raw);
  const { _id: postId } = await findByIdOrFail(BlogPostModel, id);
  const revisions = await BlogPostRevisionModel.find({ postId }, { texts: 0 })
    .sort({ number: -1 })
    .limit(MAX_BLOG_POST_REVISIONS)
    .lean();
  return revisions.map(toRecord);
}
