import { type ClientSession, DomainError, emit } from '@practice/service-kit';
import { findItemsTo } from './find-items-to.ts';
import { MenuItemModel, MenuModel } from './menu.model.ts';

type Target = { id: string; slug: string; redirected: string[]; isForced: boolean };

/**
 * Hides the menu items that lead to a page that is deleted, at `/{slug}`.
 * @throws DomainError RECORD_IN_USE with the menu items and the paths in `redirected` that lead to it, unless `isForced`.
 */
export async function hideMenuItems(session: ClientSession, { id, slug, redirected, isForced }: Target): Promise<void> {
  const items = await findItemsTo({ id, slug }, session);
  if (!isForced && items.length + redirected.length > 0) {
    const users = [
      ...items.map(({ title }) => `“${title}” menü öğesi`),
      ...redirected.map((from) => `${from} yönlendirmesi`),
    ].join(', ');
    const message = `Bu sayfaya gidenler var: ${users}. Sayfayı silerseniz menü öğeleri gizlenir, yönlendirmeler kapatılır.`;
    throw new DomainError('RECORD_IN_USE', { message });
  }
  if (items.length === 0) return;
  await MenuItemModel.updateMany(
    { _id: items.map(({ _id }) => _id) },
    { $set: { isActive: false }, $inc: { version: 1 } },
    { session },
  );
  await MenuModel.updateMany({ _id: items.map(({ menuId }) => menuId) }, { $inc: { version: 1 } }, { session });
  const menus = await MenuModel.find({ _id: items.map(({ menuId }) => menuId) }, { slug: 1 }, { session }).lean();
  for (const menu of menus) emit(session, 'menu.changed', { slug: menu.slug });
}
