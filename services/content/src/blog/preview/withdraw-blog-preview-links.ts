import { idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogPostModel } from '../blog-post.model.ts';

/**
 * Makes all links to previews of a post worthless that were given out until now.
 * @throws DomainError NOT_FOUND
 */
export async function withdrawBlogPreviewLinks(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await withTransaction(async (session) => {
    await findByIdOrFail(BlogPostModel, id, session);
    // No change of the post: its version and its time stay.
    await BlogPostModel.updateOne({ _id: id }, { $inc: { previewSeries: 1 } }, { session, timestamps: false });
    recordAudit(session, ctx, { action: 'blog-post.previews-withdrawn', entity: 'blog-post', entityId: id });
  });
}
