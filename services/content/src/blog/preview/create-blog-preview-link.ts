import {
  BLOG_PREVIEW_PATH,
  BLOG_PREVIEW_TOKEN,
  type BlogPreviewLink,
  type BlogPreviewPeriod,
  createBlogPreviewLinkInput,
  idParam,
} from '@practice/contracts';
import { findByIdOrFail, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BlogPostModel } from '../blog-post.model.ts';
import { signPreview } from './preview-token.ts';

const DAY_MS = 86_400_000;
const lengths: Record<BlogPreviewPeriod, number> = { day: DAY_MS, week: 7 * DAY_MS };
const input = createBlogPreviewLinkInput.extend(idParam.shape);

/**
 * A link with which anybody sees a post as it would be published, for a day or a week.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND
 */
export async function createBlogPreviewLink(ctx: ServiceContext, raw: unknown): Promise<BlogPreviewLink> {
  const { id, period } = readInput(ctx, 'content:write', input, raw);
  const { previewSeries } = await findByIdOrFail(BlogPostModel, id);
  await withTransaction(async (session) => {
    recordAudit(session, ctx, { action: 'blog-post.preview-shared', entity: 'blog-post', entityId: id });
  });
  const expires = Date.now() + lengths[period ?? 'day'];
  const token = signPreview({ id, expires, series: previewSeries ?? 0 });
  return {
    path: `${BLOG_PREVIEW_PATH}?${BLOG_PREVIEW_TOKEN}=${token}`,
    expiresAt: new Date(expires).toISOString(),
  };
}
