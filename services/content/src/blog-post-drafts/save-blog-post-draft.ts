import {
  type BlogDraftField,
  type BlogPostDraftRecord,
  blogDraftFields,
  idParam,
  saveBlogPostDraftInput,
} from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  sealRichText,
  withTransaction,
} from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { BlogPostDraftModel, toBlogPostDraftRecord } from './blog-post-draft.model.ts';

const input = saveBlogPostDraftInput.extend(idParam.shape);

type Texts = Record<BlogDraftField, string | null> & { contentSeal: string | null };

/**
 * Keeps what was typed of a post beside it: the whole draft, with null for each field that is as in the post. The post
 * stays as it is. What is in the draft already is no change, so that a call whose answer was lost can be repeated; a draft
 * that was deleted meanwhile is begun again.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the present draft when somebody saved another
 *   one than `version`.
 */
export async function saveBlogPostDraft(ctx: ServiceContext, raw: unknown): Promise<BlogPostDraftRecord> {
  const { id, version, baseVersion, ...typed } = readInput(ctx, 'content:write', input, raw);
  const texts = textsOf(typed);
  return withTransaction(async (session) => {
    const post = await findByIdOrFail(BlogPostModel, id, session);
    const values = { ...texts, baseVersion: baseVersion ?? post.version, savedBy: ctx.actor.username };
    const before = await BlogPostDraftModel.findOne({ postId: id }, null, { session }).lean();
    if (!before) return begin(ctx, session, { ...values, postId: post._id });
    const current = toBlogPostDraftRecord(before);
    if (isSame(current, texts)) return current;
    if (version !== before.version) throw new DomainError('VERSION_CONFLICT', { attachment: { current } });
    const after = await BlogPostDraftModel.findOneAndUpdate(
      { postId: id },
      { $set: values, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw new DomainError('INTERNAL');
    return toBlogPostDraftRecord(after);
  });
}

/** Of a draft its begin is in the audit log, not what is typed of it from second to second. */
async function begin(ctx: ServiceContext, session: ClientSession, values: object): Promise<BlogPostDraftRecord> {
  const [draft] = await BlogPostDraftModel.create([values], { session });
  if (!draft) throw new DomainError('INTERNAL');
  const { postId: entityId, ...record } = toBlogPostDraftRecord(draft.toObject());
  const changedFields = blogDraftFields.filter((field) => record[field] !== null);
  recordAudit(session, ctx, { action: 'blog-post-draft.begun', entity: 'blog-post', entityId, changedFields });
  return { ...record, postId: entityId };
}

function textsOf(typed: Partial<Record<BlogDraftField, string | null | undefined>>): Texts {
  const texts = Object.fromEntries(blogDraftFields.map((field) => [field, typed[field] ?? null])) as Texts;
  if (texts.content === null) return { ...texts, contentSeal: null };
  const { html, seal } = sealRichText(texts.content);
  return { ...texts, content: html, contentSeal: seal };
}

function isSame(draft: BlogPostDraftRecord, texts: Texts): boolean {
  return blogDraftFields.every((field) => draft[field] === texts[field]);
}
