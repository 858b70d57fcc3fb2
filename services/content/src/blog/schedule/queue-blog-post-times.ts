import type { BlogPostRecord } from '@practice/contracts';
import { type ClientSession, enqueueJob } from '@practice/service-kit';

export const BLOG_POST_DUE = 'blog-post-due';

/** Has pages and lists follow the times at which a post comes and goes; queued in the transaction of its change. */
export async function queueBlogPostTimes(
  session: ClientSession,
  { id, isPublished, publishedAt, unpublishAt }: BlogPostRecord,
): Promise<void> {
  if (!isPublished) return;
  const now = new Date();
  const times = [new Date(publishedAt), ...(unpublishAt ? [new Date(unpublishAt)] : [])];
  for (const runAt of times) {
    // Nothing is left to do for a post that came before.
    if (runAt <= now && runAt === times[0]) continue;
    await enqueueJob(session, {
      key: `${BLOG_POST_DUE}:${id}:${runAt.toISOString()}`,
      kind: BLOG_POST_DUE,
      payload: { id },
      runAt,
    });
  }
}
