import { type BlogPostRecord, createBlogPostInput, toSlug } from '@practice/contracts';
import { readInput, readSetting, type ServiceContext } from '@practice/service-kit';
import { assertNotRedirected } from '../addresses/assert-slug-free.ts';
import { blogPosts } from './blog-post.store.ts';

/**
 * Creates a post: a draft unless it says otherwise, under a slug made of its title unless it brings one.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at the slug when another post has it, or its address is redirected.
 */
export async function createBlogPost(ctx: ServiceContext, raw: unknown): Promise<BlogPostRecord> {
  const { publishedAt, ...input } = readInput(ctx, 'content:write', createBlogPostInput, raw);
  const author = input.author || (await readSetting('about_name'));
  const slug = input.slug || toSlug(input.title);
  await assertNotRedirected(blogPostPath(slug));
  return blogPosts.insert(ctx, { values: { ...input, ...normalized(publishedAt), author, slug } });
}

export function blogPostPath(slug: string): string {
  return `/blog/${slug}`;
}

/** An instant in the one form in which instants are compared. */
export function normalized(publishedAt: string | null | undefined): { publishedAt?: string } {
  return publishedAt ? { publishedAt: new Date(publishedAt).toISOString() } : {};
}
