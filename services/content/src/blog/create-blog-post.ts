import { type BlogPostRecord, blogPostStatus, createBlogPostInput, toSlug } from '@practice/contracts';
import { readInput, readSetting, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertPathFree } from '../addresses/assert-slug-free.ts';
import { lockBlogCategory } from '../blog-categories/find-blog-category.ts';
import { recordBlogPostRevision } from '../blog-post-revisions/record-blog-post-revision.ts';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { blogPosts } from './blog-post.store.ts';
import { assertTimesInOrder, normalizedTimes } from './blog-post-times.ts';
import { queueBlogPostTimes } from './schedule/queue-blog-post-times.ts';

/**
 * Creates a post: a draft unless it says otherwise, under a slug made of its title unless it brings one.
 * @throws DomainError VALIDATION_FAILED, at the text of a published one for a picture without words; CONFLICT at the slug when another post has it, or its address is redirected.
 */
export async function createBlogPost(ctx: ServiceContext, raw: unknown): Promise<BlogPostRecord> {
  const { publishedAt, unpublishAt, ...input } = readInput(ctx, 'content:write', createBlogPostInput, raw);
  const author = input.author || (await readSetting('about_name'));
  const slug = input.slug || toSlug(input.title);
  const times = normalizedTimes({ publishedAt, unpublishAt });
  assertTimesInOrder({ publishedAt: times.publishedAt ?? new Date(), unpublishAt });
  await assertPathFree(blogPostPath(slug));
  return withTransaction(async (session) => {
    const category = await lockBlogCategory(session, input.category);
    const post = await blogPosts.insert(ctx, { values: { ...input, ...times, author, slug, category }, session });
    assertPicturesDescribed({ content: post.content, isPublic: blogPostStatus(post) !== 'draft' });
    await recordBlogPostRevision(ctx, { session, before: null, after: post });
    await queueBlogPostTimes(session, post);
    return post;
  });
}

export function blogPostPath(slug: string): string {
  return `/blog/${slug}`;
}
