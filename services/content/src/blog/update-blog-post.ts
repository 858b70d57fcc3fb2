import { type BlogPostRecord, idParam, updateBlogPostInput } from '@practice/contracts';
import { emit, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertNotRedirected } from '../addresses/assert-slug-free.ts';
import { BlogPostModel } from './blog-post.model.ts';
import { blogPosts } from './blog-post.store.ts';
import { blogPostPath, normalized } from './create-blog-post.ts';

const input = updateBlogPostInput.extend(idParam.shape);

/**
 * Changes a post. Links to the old address of a published one lead to its new one. A draft that is published without a date gets the present one; what is emptied and must not be stays.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current post; CONFLICT at the slug.
 */
export async function updateBlogPost(ctx: ServiceContext, raw: unknown): Promise<BlogPostRecord> {
  const { id, version, publishedAt, slug, author, ...rest } = readInput(ctx, 'content:write', input, raw);
  if (slug) await assertNewAddress(id, slug);
  return withTransaction(async (session) => {
    const before = await findByIdOrFail(BlogPostModel, id, session);
    const isPublishedNow = rest.isPublished === true && !before.isPublished && !publishedAt;
    const changes = {
      ...rest,
      ...(slug ? { slug } : {}),
      ...(author ? { author } : {}),
      ...normalized(isPublishedNow ? new Date().toISOString() : publishedAt),
    };
    const after = await blogPosts.update(ctx, { id, version, changes, session });
    if (after.slug !== before.slug && before.isPublished) {
      emit(session, 'address.moved', { from: blogPostPath(before.slug), to: blogPostPath(after.slug) });
    }
    return after;
  });
}

/** Before the transaction, since another service is called. */
async function assertNewAddress(id: string, slug: string): Promise<void> {
  const before = await findByIdOrFail(BlogPostModel, id);
  if (slug !== before.slug) await assertNotRedirected(blogPostPath(slug), blogPostPath(before.slug));
}
