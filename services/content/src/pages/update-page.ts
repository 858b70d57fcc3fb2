import { idParam, type PageRecord, updatePageInput } from '@practice/contracts';
import {
  emit,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  sanitizeRichText,
  withTransaction,
} from '@practice/service-kit';
import { assertPathFree, assertSlugFree } from '../addresses/assert-slug-free.ts';
import { slugOf } from '../addresses/slug-of.ts';
import { followPage } from '../menus/follow-page.ts';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';
import { assertMayWriteCode, assertParent, assertPublishable } from './page-rules.ts';
import { unsetHomepage } from './unset-homepage.ts';

const input = updatePageInput.extend(idParam.shape);

/**
 * Changes a page. Menu items that lead to it have its new address. Where a published page was, that is announced, so that
 * links to the old one lead there.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the page as it is; FORBIDDEN for changed code
 * and for a page with a script, unless the caller may write them; CONFLICT at the slug when the address is taken.
 */
export async function updatePage(ctx: ServiceContext, raw: unknown): Promise<PageRecord> {
  const { id, version, ...sent } = readInput(ctx, 'content:write', input, raw);
  if (sent.slug != null) await assertNewAddress(id, sent);
  return withTransaction(async (session) => {
    const before = pages.toRecord(await findByIdOrFail(PageModel, id, session));
    assertMayWriteCode(ctx, sent, before);
    const changes = {
      ...sent,
      ...(sent.slug == null ? {} : { slug: slugOf(sent.slug, sent.title ?? before.title) }),
      ...(sent.content == null ? {} : { content: sanitizeRichText(sent.content) }),
      ...(sent.parentId === undefined ? {} : { parentId: sent.parentId || null }),
    };
    if (sent.isHomepage && !before.isHomepage) await unsetHomepage(ctx, session);
    const after = await pages.update(ctx, { id, version, changes, session });
    assertPublishable(after, before);
    if (after.parentId !== before.parentId) await assertParent(session, { id, parentId: after.parentId });
    if (after.slug === before.slug) return after;
    await assertSlugFree(session, { slug: after.slug, id });
    await followPage(session, after);
    if (before.status === 'published') {
      emit(session, 'address.moved', { from: `/${before.slug}`, to: `/${after.slug}` });
    }
    return after;
  });
}

/** Before the transaction, since another service is called. */
async function assertNewAddress(id: string, sent: { slug?: string | null; title?: string }): Promise<void> {
  const before = await findByIdOrFail(PageModel, id);
  const slug = slugOf(sent.slug, sent.title ?? before.title);
  if (slug !== before.slug) await assertPathFree(`/${slug}`, `/${before.slug}`);
}
