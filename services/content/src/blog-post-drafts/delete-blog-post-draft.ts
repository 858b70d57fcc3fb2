import { deleteBlogPostDraftInput } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { BlogPostDraftModel, toBlogPostDraftRecord } from './blog-post-draft.model.ts';

/**
 * Discards what was typed of a post.
 * @throws DomainError NOT_FOUND when there is no draft; VERSION_CONFLICT with the draft when it is not at `version`.
 */
export async function deleteBlogPostDraft(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, version } = readInput(ctx, 'content:write', deleteBlogPostDraftInput, raw);
  await withTransaction(async (session) => {
    const filter = { postId: id };
    const draft = isObjectIdOrHexString(id) ? await BlogPostDraftModel.findOne(filter, null, { session }).lean() : null;
    if (!draft) throw new DomainError('NOT_FOUND');
    if (version && version !== draft.version) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: toBlogPostDraftRecord(draft) } });
    }
    await BlogPostDraftModel.deleteOne(filter, { session });
    recordAudit(session, ctx, { action: 'blog-post-draft.discarded', entity: 'blog-post', entityId: id });
  });
}
