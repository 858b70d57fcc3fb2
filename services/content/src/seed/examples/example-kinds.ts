import { callService, type ExampleKind, type FoundUse } from '@practice/service-kit';
import { BlogPostModel, toBlogPostRecord } from '../../blog/blog-post.model.ts';
import { removeBlogPost } from '../../blog/remove-blog-post.ts';
import { BlogPostDraftModel } from '../../blog-post-drafts/blog-post-draft.model.ts';
import { LocalPageModel } from '../../local-pages/local-page.model.ts';
import { toLocalPageRecord } from '../../local-pages/local-page.store.ts';
import { removeLocalPage } from '../../local-pages/remove-local-page.ts';
import { findItemsTo } from '../../menus/find-items-to.ts';
import { PageModel } from '../../pages/page.model.ts';
import { pages } from '../../pages/page.store.ts';
import { removePage } from '../../pages/remove-page.ts';
import { TestimonialModel } from '../../testimonials/testimonial.model.ts';
import { testimonials } from '../../testimonials/testimonial.store.ts';
import { legalTextExamples } from './legal-text-examples.ts';
import { mediaItemExamples } from './media-item-examples.ts';
import { settingExamples } from './setting-examples.ts';

export const blogPostExamples: ExampleKind = {
  kind: 'blogPost',
  model: BlogPostModel,
  read(stored) {
    const { viewCount: _, status: __, readingMinutes: ___, ...says } = toBlogPostRecord(stored);
    return { name: says.title, says };
  },
  async uses(stored) {
    const drafts = await BlogPostDraftModel.find({ postId: { $in: stored.map(({ _id }) => String(_id)) } }).lean();
    return drafts.map(({ postId }) => ({ id: String(postId), kind: 'blogPostDraft', count: 1 }));
  },
  async remove(session, ctx, ids) {
    for (const id of ids) await removeBlogPost(session, ctx, id);
  },
};

/** Those that lead to them are asked for before, and once more by the removal. */
const unlessUsed = { redirected: [], isForced: false };

export const pageExamples: ExampleKind = {
  kind: 'page',
  model: PageModel,
  read(stored) {
    const says = pages.toRecord(stored);
    return { name: says.title, says };
  },
  uses: linksTo,
  async remove(session, ctx, ids) {
    for (const id of ids) await removePage(session, ctx, { id, ...unlessUsed });
  },
};

/** Their meta tags go with them: one that was edited keeps its page. */
export const localPageExamples: ExampleKind = {
  kind: 'localPage',
  model: LocalPageModel,
  read(stored) {
    const says = toLocalPageRecord(stored);
    return { name: says.title, says };
  },
  async uses(stored) {
    const edited = await callService('seo', 'listEditedExampleTags', {});
    const tags = stored.map(({ _id, slug }): FoundUse => {
      return { id: String(_id), kind: 'metaTag', count: edited.includes(`/${slug}`) ? 1 : 0 };
    });
    return [...(await linksTo(stored)), ...tags];
  },
  async remove(session, ctx, ids) {
    for (const id of ids) await removeLocalPage(session, ctx, { id, ...unlessUsed });
  },
};

export const testimonialExamples: ExampleKind = {
  kind: 'testimonial',
  model: TestimonialModel,
  read(stored) {
    const { orderIndex: _, ...says } = testimonials.toRecord(stored);
    return { name: says.clientName, says };
  },
  async remove(session, ctx, ids) {
    for (const id of ids) await testimonials.remove(ctx, { id, session });
  },
};

/** In the order in which they go. */
export const exampleKinds: readonly ExampleKind[] = [
  settingExamples,
  legalTextExamples,
  blogPostExamples,
  pageExamples,
  localPageExamples,
  testimonialExamples,
  mediaItemExamples,
];

/** Menu items and redirects that lead to pages. */
async function linksTo(stored: { _id: unknown; slug: string }[]): Promise<FoundUse[]> {
  const found = stored.map(async ({ _id, slug }): Promise<FoundUse[]> => {
    const id = String(_id);
    const items = (await findItemsTo({ id, slug })).map(({ title }) => title);
    const redirects = await callService('seo', 'listRedirectsTo', { path: `/${slug}` });
    return [
      { id, kind: 'menuItem', count: items.length, names: items },
      { id, kind: 'redirect', count: redirects.length, names: redirects.map(({ fromUrl }) => fromUrl) },
    ];
  });
  return (await Promise.all(found)).flat();
}
