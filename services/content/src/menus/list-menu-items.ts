import { type MenuItemRecord, menuItemsInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { activeFilter } from '../visibility/active-filter.ts';
import { findMenuItems, withState } from './find-menu-items.ts';
import { MenuModel } from './menu.model.ts';
import { toMenuItemRecord } from './menu.store.ts';

/** The items of a menu in order, or null without such a menu; visitors get those of an active menu that are active. */
export async function listMenuItems(ctx: ServiceContext, input: unknown): Promise<MenuItemRecord[] | null> {
  const { menuId } = readInput(ctx, 'content:view', menuItemsInput, input);
  const { isActive } = activeFilter(ctx, input);
  if (!isObjectIdOrHexString(menuId)) return null;
  const menu = await MenuModel.findOne({ _id: menuId, ...(isActive ? { isActive } : {}) }).lean();
  if (!menu) return null;
  return (await withState(await findMenuItems([menu._id]), isActive)).map(toMenuItemRecord);
}
