import { type MenuRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { MenuItemModel, MenuModel, type StoredMenuItem, toMenuRecord } from './menu.model.ts';

/**
 * A menu with its items of every depth in order, or null. Visitors get active items only, and none below an inactive
 * one; editors get all unless they request `isActive: true`.
 */
export async function getMenu(ctx: ServiceContext, input: unknown): Promise<MenuRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const filter = activeFilter(ctx, input);
  const menu = await MenuModel.findOne({ slug, ...(filter.isActive ? filter : {}) }).lean();
  if (!menu) return null;
  const items = await MenuItemModel.find({ menuId: menu._id }).sort({ orderIndex: 1, _id: 1 }).lean();
  return toMenuRecord(menu, filter.isActive === undefined ? items : withActiveAncestry(items, filter.isActive));
}

/** Items of the requested state; an item is active only when all items above it are. */
function withActiveAncestry(items: StoredMenuItem[], isActive: boolean): StoredMenuItem[] {
  if (!isActive) return items.filter((item) => !item.isActive);
  const byId = new Map(items.map((item) => [String(item._id), item]));
  const isShown = (item: StoredMenuItem | undefined, depth = 0): boolean => {
    if (!item?.isActive || depth > items.length) return false;
    const parent = item.parentId && byId.get(String(item.parentId));
    return parent ? isShown(parent, depth + 1) : true;
  };
  return items.filter((item) => isShown(item));
}
