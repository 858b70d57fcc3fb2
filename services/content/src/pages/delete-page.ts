import { deleteUsedInput } from '@practice/contracts';
import {
  type ClientSession,
  callService,
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
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

type Target = { id: string; slug: string; redirected: string[]; isForced: boolean };

async function redirectsTo(id: string): Promise<string[]> {
  const { slug } = await findByIdOrFail(PageModel, id);
  const found = await callService('seo', 'listRedirectsTo', { path: `/${slug}` });
  return found.map(({ fromUrl }) => fromUrl);
}

async function hideMenuItems(session: ClientSession, { id, slug, redirected, isForced }: Target): Promise<void> {
  const leadsHere = { isActive: true, $or: [{ pageId: id }, { url: `/${slug}` }] };
  const items = await MenuItemModel.find(leadsHere, null, { session }).lean();
  if (!isForced && items.length + redirected.length > 0) {
    const users = [
      ...items.map(({ title }) => `“${title}” menü öğesi`),
      ...redirected.map((from) => `${from} yönlendirmesi`),
    ].join(', ');
    const message = `Bu sayfaya gidenler var: ${users}. Sayfayı silerseniz menü öğeleri gizlenir, yönlendirmeler kapatılır.`;
    throw new DomainError('RECORD_IN_USE', { message });
  }
  if (items.length === 0) return;
  await MenuItemModel.updateMany({ _id: items.map(({ _id }) => _id) }, { isActive: false }, { session });
  const menus = await MenuModel.find({ _id: items.map(({ menuId }) => menuId) }, { slug: 1 }, { session }).lean();
  for (const menu of menus) emit(session, 'menu.changed', { slug: menu.slug });
}
