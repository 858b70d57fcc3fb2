import { blogFilterInput, can } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';

/** What visitors may see: published, and not scheduled for later. */
export function publicPosts(): { isPublished: true; publishedAt: { $lte: Date } } {
  return { isPublished: true, publishedAt: { $lte: new Date() } };
}

/** The filter that hides drafts and scheduled posts: always for visitors, for editors when they request `published`. */
export function publishedFilter(ctx: ServiceContext, input: unknown): object {
  const { published } = readInput(ctx, 'content:view', blogFilterInput, input ?? {});
  if (published || !can(ctx.actor.role, 'content:write')) return publicPosts();
  return published === false ? { isPublished: false } : {};
}
