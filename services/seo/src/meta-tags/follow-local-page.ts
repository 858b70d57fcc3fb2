import type { EventPayload } from '@practice/contracts';
import { type ClientSession, callService, handlerWithLoad, systemContext } from '@practice/service-kit';
import { localPageKey } from './local-page-key.ts';
import { MetaTagModel } from './meta-tag.model.ts';
import { metaTags } from './meta-tag.store.ts';

/**
 * Keeps the meta tag of a city page: a saved page creates it or gives it the page's meta fields, a deleted one takes it
 * along. What only the tag has, such as its picture, `robots` and whether it is active, stays as it is.
 */
export const followLocalPage = handlerWithLoad<'local-page.changed', Awaited<ReturnType<typeof loadPage>>>({
  load: ({ payload }) => loadPage(payload),
  async apply(session, { payload: { slug } }, page) {
    const ctx = systemContext('local-page.changed');
    const pageKey = localPageKey(slug);
    const tag = await MetaTagModel.findOne({ pageKey }, null, { session }).lean();
    if (!page) {
      if (tag) await metaTags.remove(ctx, { id: String(tag._id), session });
      return;
    }
    const texts = {
      title: page.metaTitle,
      metaDescription: page.metaDescription,
      metaKeywords: page.metaKeywords || null,
    };
    if (!tag) {
      const values = { ...texts, pageKey, pageUrl: `/${slug}`, robots: 'index, follow', isActive: true };
      await metaTags.insert(ctx, { values, session });
    } else if (Object.entries(texts).some(([name, text]) => tag[name as keyof typeof texts] !== text)) {
      await metaTags.update(ctx, { id: String(tag._id), changes: texts, session });
    }
  },
});

function loadPage({ slug }: EventPayload<'local-page.changed'>) {
  return callService('content', 'findLocalPageMeta', { slug });
}

/** The tag of a city page goes with it to another address, before anything else is said of the two addresses. */
export async function followLocalPageMove(
  session: ClientSession,
  { from, to }: EventPayload<'local-page.moved'>,
): Promise<void> {
  const tag = await MetaTagModel.findOne({ pageKey: localPageKey(from) }, { _id: 1 }, { session }).lean();
  const isTaken = await MetaTagModel.exists({ pageKey: localPageKey(to) }).session(session);
  if (!tag || isTaken) return;
  const changes = { pageKey: localPageKey(to), pageUrl: `/${to}` };
  await metaTags.update(systemContext('local-page.moved'), { id: String(tag._id), changes, session });
}
