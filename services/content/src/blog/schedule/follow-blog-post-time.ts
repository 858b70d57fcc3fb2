import { idParam } from '@practice/contracts';
import { emit, type Job, systemContext, withTransaction } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { BlogPostModel } from '../blog-post.model.ts';
import { blogPosts } from '../blog-post.store.ts';
import { markSeen } from '../was-seen.ts';

/**
 * A post has come to its time: announced when it appears, a draft again when it goes. Visitors see it by its times
 * whether or not this has run; what ran late, as after a night without power, does the same.
 */
export async function followBlogPostTime(job: Job): Promise<undefined> {
  const { id } = idParam.parse(job.payload);
  await withTransaction(async (session) => {
    const post = isValidObjectId(id) ? await BlogPostModel.findById(id, null, { session }).lean() : null;
    if (!post?.isPublished) return;
    if (post.unpublishAt && post.unpublishAt <= new Date()) {
      const changes = { isPublished: false, unpublishAt: null };
      const after = await blogPosts.update(systemContext(job._id), { id, changes, session });
      await markSeen(session, post, after);
    } else {
      emit(session, 'blog-post.changed', { id });
    }
  });
}
