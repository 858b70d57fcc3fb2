import { type ClientSession, DomainError, emit } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { findMenuItems } from './find-menu-items.ts';
import { MenuModel, type StoredMenu, type StoredMenuItem } from './menu.model.ts';

/**
 * Begins a change of a menu's items: counts the menu's version, so that of two changes at once one waits for the other,
 * and emits that the menu has changed. Returns the menu as it was, and its items.
 * @throws DomainError NOT_FOUND
 */
export async function lockMenu(
  session: ClientSession,
  menuId: unknown,
): Promise<{ menu: StoredMenu; items: StoredMenuItem[] }> {
  const menu = isObjectIdOrHexString(menuId)
    ? await MenuModel.findByIdAndUpdate(menuId, { $inc: { version: 1 } }, { session }).lean<StoredMenu>()
    : null;
  if (!menu) throw new DomainError('NOT_FOUND');
  emit(session, 'menu.changed', { slug: menu.slug });
  return { menu, items: await findMenuItems([menu._id], session) };
}
