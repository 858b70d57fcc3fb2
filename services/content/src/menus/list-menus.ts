import { MAX_PAGE_SIZE, type MenuRecord } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { findMenuItems, withState } from './find-menu-items.ts';
import { MenuModel, type StoredMenu } from './menu.model.ts';
import { toMenuRecord } from './menu.store.ts';

/** Menus with their items, the oldest first: what is active for visitors, all for editors unless they request `isActive`. */
export async function listMenus(ctx: ServiceContext, input: unknown): Promise<MenuRecord[]> {
  const filter = activeFilter(ctx, input);
  const menus = await MenuModel.find(filter).sort({ _id: 1 }).limit(MAX_PAGE_SIZE).lean<StoredMenu[]>();
  const all = await findMenuItems(menus.map(({ _id }) => _id));
  // Of an inactive menu that is requested, all items.
  const items = await withState(all, filter.isActive === false ? undefined : filter.isActive);
  return menus.map((menu) =>
    toMenuRecord(
      menu,
      items.filter(({ menuId }) => menuId.equals(menu._id)),
    ),
  );
}
