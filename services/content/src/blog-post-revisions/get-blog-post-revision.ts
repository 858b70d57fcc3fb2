import { type BlogPostRevisionTextsRecord, blogPostRevisionTextsRecord, idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, recordMapper, type ServiceContext, sanitizeRichText } from '@practice/service-kit';
import type { KeyedTexts } from '../revisions/text-changes.ts';
import { type BlogPostRevision, BlogPostRevisionModel } from './blog-post-revision.model.ts';

type Stored = BlogPostRevision & { _id: unknown };

const toRecord = recordMapper(blogPostRevisionTextsRecord, ({ texts }: Stored, before: KeyedTexts) => ({
  texts: cleaned(texts),
  before: cleaned(before),
}));

/**
 * A revision with what the post said then, and in the revision before.
 * @throws DomainError NOT_FOUND
 */
export async function getBlogPostRevision(ctx: ServiceContext, raw: unknown): Promise<BlogPostRevisionTextsRecord> {
  const { id } = readInput(ctx, 'content:read', idParam, raw);
  const revision = await findByIdOrFail(BlogPostRevisionModel, id);
  const { postId, number } = revision;
  const before = await BlogPostRevisionModel.findOne({ postId, number: number - 1 }).lean();
  return toRecord({ ...revision, before: [] } as Stored, before?.texts ?? []);
}

/** By the rules of today: a revision may have been kept under others. */
function cleaned(texts: KeyedTexts) {
  return texts.map(({ key, value }) => ({ key, value: key === 'content' ? sanitizeRichText(value) : value }));
}
