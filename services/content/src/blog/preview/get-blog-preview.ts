import {
  type BlogPostDraftRecord,
  type BlogPostRecord,
  type BlogPreviewState,
  blogPreviewInput,
} from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { findBlogCategory } from '../../blog-categories/find-blog-category.ts';
import { BlogPostDraftModel, toBlogPostDraftRecord } from '../../blog-post-drafts/blog-post-draft.model.ts';
import { BlogPostModel, toBlogPostRecord } from '../blog-post.model.ts';
import { derivedFields } from '../derived-fields.ts';
import { readPreview } from './preview-token.ts';

export type ReadPreview = {
  state: BlogPreviewState;
  post: BlogPostRecord | null;
  /** Whether the post has what was typed and not saved in it. */
  hasDraft: boolean;
  expiresAt: string | null;
};

/**
 * What a link to a preview shows: the post as it would be published, with its draft, whatever its status, for everyone with a
 * valid one. Any other says why it shows nothing, and nothing else.
 */
export async function getBlogPreview(ctx: ServiceContext, raw: unknown): Promise<ReadPreview> {
  const { token } = readInput(ctx, 'content:view', blogPreviewInput, raw);
  const claim = readPreview(token);
  if (!claim) return nothing('invalid');
  if (claim.expires <= Date.now()) return nothing('expired');
  const stored = await BlogPostModel.findById(claim.id).lean();
  if (!stored) return nothing('invalid');
  if ((stored.previewSeries ?? 0) !== claim.series) return nothing('withdrawn');
  const draft = await BlogPostDraftModel.findOne({ postId: stored._id }).lean();
  const post = toBlogPostRecord(stored);
  return {
    state: 'valid',
    post: draft ? await withDraft(post, toBlogPostDraftRecord(draft)) : post,
    hasDraft: draft !== null,
    expiresAt: new Date(claim.expires).toISOString(),
  };
}

function nothing(state: BlogPreviewState): ReadPreview {
  return { state, post: null, hasDraft: false, expiresAt: null };
}

/** A post as it is once its draft is saved: what may not be empty stays as it is where the draft has emptied it. */
async function withDraft(post: BlogPostRecord, draft: BlogPostDraftRecord): Promise<BlogPostRecord> {
  const content = draft.content ?? post.content;
  const category = draft.category ? await findBlogCategory(draft.category) : undefined;
  return {
    ...post,
    title: draft.title || post.title,
    slug: draft.slug || post.slug,
    category: category?.name ?? post.category,
    author: draft.author || post.author,
    excerpt: draft.excerpt ?? post.excerpt,
    content,
    readingMinutes: derivedFields(content).readingMinutes,
    featuredImage: draft.featuredImage ?? post.featuredImage,
    featuredImageAlt: draft.featuredImageAlt ?? post.featuredImageAlt,
    metaTitle: draft.metaTitle ?? post.metaTitle,
    metaDescription: draft.metaDescription ?? post.metaDescription,
  };
}
