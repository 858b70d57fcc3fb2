import {
  type BlogDraftField,
  type BlogPostRecord,
  blogDraftFields,
  MAX_BLOG_POST_REVISIONS,
} from '@practice/contracts';
import type { ClientSession, ServiceContext } from '@practice/service-kit';
import { type KeyedTexts, textChanges } from '../revisions/text-changes.ts';
import { type BlogPostRevision, BlogPostRevisionModel } from './blog-post-revision.model.ts';

type Texts = Partial<Record<BlogDraftField, string | null>>;
type Saved = {
  session: ClientSession;
  /** What the post said; null for a new one. */
  before: (Texts & { updatedAt: Date }) | null;
  after: BlogPostRecord;
};

/**
 * Keeps what a post says, in the transaction in which it was saved: so two who save it at once wait for each other. What
 * says the same as the newest revision adds none. The first revision of a post that has none is what it was before.
 */
export async function recordBlogPostRevision(ctx: ServiceContext, { session, before, after }: Saved): Promise<void> {
  const postId = after.id;
  const newest = await BlogPostRevisionModel.findOne({ postId }, null, { session }).sort({ number: -1 }).lean();
  const first =
    !newest && before ? { savedBy: null, createdAt: before.updatedAt, ...next(null, textsOf(before)) } : null;
  const texts = textsOf(after);
  const latest = next(newest ?? first, texts);
  if (latest.changes.length === 0) return;
  const made = { savedBy: ctx.actor.username, createdAt: new Date(), ...latest };
  const revisions = (first ? [first, made] : [made]).map((one) => ({ ...one, postId }));
  await BlogPostRevisionModel.create(revisions, { session, ordered: true });
  const oldest = { $lte: made.number - MAX_BLOG_POST_REVISIONS };
  await BlogPostRevisionModel.deleteMany({ postId, number: oldest }, { session });
}

type Numbered = Pick<BlogPostRevision, 'number' | 'texts'>;

/** The revision after one, or the first. */
function next(newest: Numbered | null, texts: KeyedTexts): Pick<BlogPostRevision, 'number' | 'texts' | 'changes'> {
  return { number: (newest?.number ?? 0) + 1, texts, changes: textChanges(newest?.texts ?? [], texts) };
}

/** What is not empty, in the order of the form. */
function textsOf(post: Texts): KeyedTexts {
  return blogDraftFields.flatMap((key) => {
    const value = post[key];
    return value ? [{ key, value }] : [];
  });
}
