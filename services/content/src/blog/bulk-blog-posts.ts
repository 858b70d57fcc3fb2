import { type BulkResult, blogPostStatus, bulkBlogPostsInput } from '@practice/contracts';
import { findByIdOrFail, forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel } from './blog-post.model.ts';
import { deleteBlogPost } from './delete-blog-post.ts';
import { updateBlogPost } from './update-blog-post.ts';

/** Publishes posts at once, takes them off the site or deletes them, each by itself. */
export async function bulkBlogPosts(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { operation, ids } = readInput(ctx, 'content:write', bulkBlogPostsInput, raw);
  const results = await forEachRecord(ids, (id) => operations[operation](ctx, id));
  const count = results.filter(({ ok }) => ok).length;
  return operation === 'delete'
    ? { updatedCount: 0, deletedCount: count, results }
    : { updatedCount: count, deletedCount: 0, results };
}

const operations = {
  publish: async (ctx: ServiceContext, id: string) => {
    const status = blogPostStatus(await findByIdOrFail(BlogPostModel, id));
    if (status === 'published') return;
    const now = status === 'scheduled' ? { publishedAt: new Date().toISOString() } : {};
    await updateBlogPost(ctx, { id, isPublished: true, ...now });
  },
  unpublish: async (ctx: ServiceContext, id: string) => {
    const { isPublished } = await findByIdOrFail(BlogPostModel, id);
    if (isPublished) await updateBlogPost(ctx, { id, isPublished: false, unpublishAt: null });
  },
  delete: (ctx: ServiceContext, id: string) => deleteBlogPost(ctx, { id }),
};
