import { type BlogPostStatus, blogFilterInput, can } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';

/** What visitors may see: published, not scheduled for later, and not taken off the site by its time. */
export function publicPosts() {
  return postsWithStatus('published');
}

/** The posts that have a status at this moment. */
export function postsWithStatus(status: BlogPostStatus): object {
  const now = new Date();
  if (status === 'draft') return { $or: [{ isPublished: false }, { unpublishAt: { $lte: now } }] };
  const stays = { $or: [{ unpublishAt: null }, { unpublishAt: { $gt: now } }] };
  return { isPublished: true, publishedAt: { [status === 'published' ? '$lte' : '$gt']: now }, ...stays };
}

/** The filter that hides drafts and scheduled posts: always for visitors, for editors when they request `published`. */
export function publishedFilter(ctx: ServiceContext, input: unknown): object {
  const { published } = readInput(ctx, 'content:view', blogFilterInput, input ?? {});
  if (published || !can(ctx.actor.role, 'content:read')) return publicPosts();
  return published === false ? { isPublished: false } : {};
}
