import { type BlogPostDraftRecord, idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { BlogPostDraftModel, toBlogPostDraftRecord } from './blog-post-draft.model.ts';

/** What was typed of a post and not saved yet, or null. */
export async function getBlogPostDraft(ctx: ServiceContext, raw: unknown): Promise<BlogPostDraftRecord | null> {
  const { id } = readInput(ctx, 'content:read', idParam, raw);
  const draft = isObjectIdOrHexString(id) ? await BlogPostDraftModel.findOne({ postId: id }).lean() : null;
  return draft && toBlogPostDraftRecord(draft);
}
