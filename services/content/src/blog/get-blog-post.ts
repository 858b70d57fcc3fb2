import { type BlogPostRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { BlogPostModel, toBlogPostRecord } from './blog-post.model.ts';
import { publishedFilter } from './published-filter.ts';

/** The post of a slug, or null; a draft, or one of a later day, is there for editors alone. */
export async function getBlogPost(ctx: ServiceContext, input: unknown): Promise<BlogPostRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const post = await BlogPostModel.findOne({ slug, ...publishedFilter(ctx, input) }).lean();
  return post && toBlogPostRecord(post);
}
