import type { ClientSession } from '@practice/service-kit';
import { MenuItemModel, type StoredMenuItem } from './menu.model.ts';

/** The active menu items that lead to a page, by its id or by its address `/{slug}`. */
export function findItemsTo(
  { id, slug }: { id: string; slug: string },
  session: ClientSession | null = null,
): Promise<StoredMenuItem[]> {
  const leadsHere = { isActive: true, $or: [{ pageId: id }, { url: `/${slug}` }] };
  return MenuItemModel.find(leadsHere, null, { session }).lean();
}
