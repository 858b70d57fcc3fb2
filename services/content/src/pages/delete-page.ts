import { deleteUsedInput } from '@practice/contracts';
import {
  callService,
  emit,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { hideMenuItems } from '../menus/hide-menu-items.ts';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';

/**
 * Deletes a page. Pages below it move to the top, and menu entries and redirects that lead to it are switched off.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with the menu entries and redirects that lead to it, unless `force` is set.
 */
export async function deletePage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'content:write', deleteUsedInput, raw);
  const redirected = force ? [] : await redirectsTo(id);
  await withTransaction(async (session) => {
    const { slug, status } = await pages.remove(ctx, { id, session });
    await hideMenuItems(session, { id, slug, redirected, isForced: force === true });
    const children = await PageModel.find({ parentId: id }, { _id: 1 }, { session }).lean();
    for (const { _id } of children) await pages.update(ctx, { id: String(_id), changes: { parentId: null }, session });
    if (status === 'published') emit(session, 'address.moved', { from: `/${slug}`, to: null });
  });
}

async function redirectsTo(id: string): Promise<string[]> {
  const { slug } = await findByIdOrFail(PageModel, id);
  const found = await callService('seo', 'listRedirectsTo', { path: `/${slug}` });
  return found.map(({ fromUrl }) => fromUrl);
}
