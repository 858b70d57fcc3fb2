import type { ClientSession } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { PageModel } from '../pages/page.model.ts';
import { MenuItemModel, type StoredMenuItem } from './menu.model.ts';

/** The items of menus in their order. */
export function findMenuItems(menuIds: readonly Types.ObjectId[], session?: ClientSession): Promise<StoredMenuItem[]> {
  return MenuItemModel.find({ menuId: [...menuIds] }, null, { session: session ?? null })
    .sort({ orderIndex: 1, _id: 1 })
    .lean<StoredMenuItem[]>();
}

/**
 * Items of a state. The active ones are what visitors see: all items above them are active too, and a page that an item
 * leads to is published.
 */
export async function withState(items: StoredMenuItem[], isActive: boolean | undefined): Promise<StoredMenuItem[]> {
  if (isActive === undefined) return items;
  if (!isActive) return items.filter((item) => !item.isActive);
  const published = await publishedPages(items);
  const byId = new Map(items.map((item) => [String(item._id), item]));
  const isShown = (item: StoredMenuItem | undefined, depth = 0): boolean => {
    if (!item?.isActive || depth > items.length) return false;
    if (item.pageId && !published.has(String(item.pageId))) return false;
    const parent = item.parentId && byId.get(String(item.parentId));
    return parent ? isShown(parent, depth + 1) : true;
  };
  return items.filter((item) => isShown(item));
}

async function publishedPages(items: readonly StoredMenuItem[]): Promise<Set<string>> {
  const ids = items.flatMap(({ pageId }) => pageId ?? []);
  if (ids.length === 0) return new Set();
  const pages = await PageModel.find({ _id: ids, status: 'published' }, { _id: 1 }).lean();
  return new Set(pages.map(({ _id }) => String(_id)));
}
