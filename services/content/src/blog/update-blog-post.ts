import { type BlogPostRecord, blogPostStatus, idParam, updateBlogPostInput } from '@practice/contracts';
import { emit, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertPathFree } from '../addresses/assert-slug-free.ts';
import { lockBlogCategory } from '../blog-categories/find-blog-category.ts';
import { BlogPostDraftModel } from '../blog-post-drafts/blog-post-draft.model.ts';
import { recordBlogPostRevision } from '../blog-post-revisions/record-blog-post-revision.ts';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { BlogPostModel } from './blog-post.model.ts';
import { blogPosts } from './blog-post.store.ts';
import { assertTimesInOrder, normalizedTimes } from './blog-post-times.ts';
import { blogPostPath } from './create-blog-post.ts';
import { queueBlogPostTimes } from './schedule/queue-blog-post-times.ts';
import { markSeen, wasSeen } from './was-seen.ts';

const input = updateBlogPostInput.extend(idParam.shape);

/**
 * Changes a post. Links to the old address of a published one lead to its new one. A draft that is published without a
 * date gets the present one, unless visitors have seen it before, and no end that has passed; what is emptied and must not
 * be stays.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current post; CONFLICT at the slug.
 */
export async function updateBlogPost(ctx: ServiceContext, raw: unknown): Promise<BlogPostRecord> {
  const sent = readInput(ctx, 'content:write', input, raw);
  const { id, version, draftVersion, slug, author, category, publishedAt, unpublishAt, ...rest } = sent;
  if (slug) await assertNewAddress(id, slug);
  return withTransaction(async (session) => {
    const before = await findByIdOrFail(BlogPostModel, id, session);
    const isPublishedNow = rest.isPublished === true && blogPostStatus(before) === 'draft';
    const isOver = isPublishedNow && before.unpublishAt && before.unpublishAt <= new Date();
    const times = normalizedTimes({
      publishedAt: publishedAt ?? (isPublishedNow && !wasSeen(before) ? new Date().toISOString() : undefined),
      unpublishAt: unpublishAt === undefined && isOver ? null : unpublishAt,
    });
    if (rest.isPublished ?? before.isPublished) assertTimesInOrder({ ...before, ...times } as typeof before);
    const newCategory = category ? { category: await lockBlogCategory(session, category) } : {};
    const changes = { ...rest, ...newCategory, ...times, ...(slug ? { slug } : {}), ...(author ? { author } : {}) };
    const after = await blogPosts.update(ctx, { id, version, changes, session });
    assertPicturesDescribed(textOf(after), textOf(before));
    await markSeen(session, before, after);
    await recordBlogPostRevision(ctx, { session, before, after });
    if (draftVersion) await BlogPostDraftModel.deleteOne({ postId: id, version: draftVersion }, { session });
    await queueBlogPostTimes(session, after);
    if (after.slug !== before.slug && before.isPublished) {
      emit(session, 'address.moved', { from: blogPostPath(before.slug), to: blogPostPath(after.slug) });
    }
    return after;
  });
}

function textOf(post: Parameters<typeof blogPostStatus>[0] & { content: string }) {
  return { content: post.content, isPublic: blogPostStatus(post) !== 'draft' };
}

/** Before the transaction, since another service is called. */
async function assertNewAddress(id: string, slug: string): Promise<void> {
  const before = await findByIdOrFail(BlogPostModel, id);
  if (slug !== before.slug) await assertPathFree(blogPostPath(slug), blogPostPath(before.slug));
}
