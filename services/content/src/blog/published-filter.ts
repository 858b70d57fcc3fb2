import { can, queryFlag, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';

export const publishedFilterInput = z.object({ published: queryFlag.nullish() });

/** The filter that hides drafts and scheduled posts: always for visitors, for editors when they request `published`. */
export function publishedFilter(ctx: ServiceContext, input: unknown): object {
  const { published } = readInput(ctx, 'content:view', publishedFilterInput, input ?? {});
  const publicPosts = { isPublished: true, publishedAt: { $lte: new Date() } };
  if (published || !can(ctx.actor.role, 'content:write')) return publicPosts;
  return published === false ? { isPublished: false } : {};
}
