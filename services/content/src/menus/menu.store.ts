import { type MenuItemRecord, type MenuRecord, menuItemRecord, menuSummary } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { MenuItemModel, MenuModel, type StoredMenu, type StoredMenuItem } from './menu.model.ts';

export const menus = recordStore(MenuModel, {
  record: menuSummary,
  entity: 'menu',
  event: ({ slug }) => ['menu.changed', { slug }],
  unique: { slug: ({ name, slug }) => ({ field: 'slug', message: `“${slug}” kısa adı “${name}” menüsünün.` }) },
});

/** Who writes an item calls `lockMenu` first, which emits the event. */
export const menuItems = recordStore(MenuItemModel, { record: menuItemRecord, entity: 'menu-item' });

export function toMenuRecord(menu: StoredMenu, items: readonly StoredMenuItem[]): MenuRecord {
  return { ...menus.toRecord(menu), items: items.map(toMenuItemRecord) };
}

export function toMenuItemRecord(item: StoredMenuItem): MenuItemRecord {
  return menuItems.toRecord(item);
}
