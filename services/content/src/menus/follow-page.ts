import { type ClientSession, emit } from '@practice/service-kit';
import { MenuItemModel, MenuModel } from './menu.model.ts';

/** Menu items that lead to a page have its new address. */
export async function followPage(session: ClientSession, { id, slug }: { id: string; slug: string }): Promise<void> {
  const menuIds = await MenuItemModel.distinct('menuId', { pageId: id }).session(session);
  if (menuIds.length === 0) return;
  await MenuItemModel.updateMany({ pageId: id }, { $set: { url: `/${slug}` }, $inc: { version: 1 } }, { session });
  await MenuModel.updateMany({ _id: menuIds }, { $inc: { version: 1 } }, { session });
  const menus = await MenuModel.find({ _id: menuIds }, { slug: 1 }, { session }).lean();
  for (const menu of menus) emit(session, 'menu.changed', { slug: menu.slug });
}
