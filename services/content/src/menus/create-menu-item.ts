import { createMenuItemInput, MAX_MENU_ITEMS, type MenuItemRecord } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { lockMenu } from './lock-menu.ts';
import { menuItems } from './menu.store.ts';
import { assertPosition, resolveTarget } from './menu-item-rules.ts';

/**
 * Adds an item to a menu, last among its siblings unless it has a number.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND without the menu.
 */
export async function createMenuItem(ctx: ServiceContext, raw: unknown): Promise<MenuItemRecord> {
  const input = readInput(ctx, 'content:write', createMenuItemInput, raw);
  return withTransaction(async (session) => {
    const { items } = await lockMenu(session, input.menuId);
    if (items.length >= MAX_MENU_ITEMS) {
      const message = `Bir menüde en fazla ${MAX_MENU_ITEMS} öğe olabilir`;
      throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'menuId', message, code: 'INVALID' }] });
    }
    const parentId = input.parentId || null;
    assertPosition(items, { id: '', parentId });
    const { type = null, url = null, pageId = null } = input;
    const target = await resolveTarget(session, { type: type ?? 'link', url: url ?? '', pageId });
    const last = Math.max(0, ...items.map(({ orderIndex }) => orderIndex));
    const values = { ...input, ...target, parentId, orderIndex: input.orderIndex ?? last + 1 };
    return menuItems.insert(ctx, { values, session });
  });
}
