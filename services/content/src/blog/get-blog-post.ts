import { type BlogPostRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel, toBlogPostRecord } from './blog-post.model.ts';
import { publishedFilter } from './published-filter.ts';

/** A post by its slug, or null; drafts and scheduled posts are for editors only. */
export async function getBlogPost(ctx: ServiceContext, input: unknown): Promise<BlogPostRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const post = await BlogPostModel.findOne({ slug, ...publishedFilter(ctx, input) }).lean();
  return post && toBlogPostRecord(post);
}
