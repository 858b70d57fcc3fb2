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
import { LocalPageModel } from './local-page.model.ts';
import { localPages } from './local-page.store.ts';

/**
 * Deletes a city page. Menu entries and redirects that lead to it are switched off.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with the menu entries and redirects that lead to it, unless `force` is set.
 */
export async function deleteLocalPage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'content:write', deleteUsedInput, raw);
  const stored = await findByIdOrFail(LocalPageModel, id);
  const redirects = force ? [] : await callService('seo', 'listRedirectsTo', { path: `/${stored.slug}` });
  const redirected = redirects.map(({ fromUrl }) => fromUrl);
  await withTransaction(async (session) => {
    const { slug, isActive } = await localPages.remove(ctx, { id, session });
    await hideMenuItems(session, { id, slug, redirected, isForced: force === true });
    if (isActive) emit(session, 'address.moved', { from: `/${slug}`, to: null });
  });
}
